import { attempt } from "../../../core/attempt.ts";
import { basename } from "node:path";
import { Temporal } from "temporal-polyfill";
import type { Entry, Metadata } from "../cms/readEntry.ts";
import { decode } from "../contentKeys.ts";
import type { Collection, PullListed } from "../listCollections.ts";
import { readHtml, textOf } from "./readHtml.ts";
import { picturesOf, writeMarkdown } from "./writeMarkdown.ts";
import { stringify } from "yaml";

/** An entry as a file, with notes about what could not be converted. */
export type Converted = Awaited<ReturnType<typeof convertEntry>>;

/** Converts an entry to Markdown. Only posts have a date. */
export async function convertEntry(entry: Entry, pulling: PullListed, collection: Collection) {
  const { findLink, pictures, home, site } = pulling;
  const { tree, embedded } = readHtml(entry.content);
  const images = new Map<string, string>();
  const taken = new Set<string>();
  const notes: { message: string; hint: string }[] = [];
  for (const written of [...picturesOf(tree), ...(entry.picture ? [entry.picture.url] : [])]) {
    const address = URL.canParse(written, `${home}/`) ? new URL(written, `${home}/`).href : "";
    const found = address === "" ? { why: "its address is invalid" } : await pictures.get(address);
    if ("file" in found) {
      images.set(written, found.file);
      taken.add(address);
    } else
      notes.push({
        message: `The picture ${written} was left out: ${found.why}`,
        hint: "Upload it to the CMS's media library in a format that browsers show, or add its host to `pull.hosts`.",
      });
  }
  const converted = writeMarkdown(tree, { link: findLink, picture: (url) => images.get(url) }, titleOf(entry));
  const { markdown, shortcodes, withoutAlt } = converted;
  const lost = [...new Set(converted.lost)];
  const noteAll = (items: readonly string[], message: string, hint: string) => {
    if (items.length > 0) notes.push({ message: `${message}: ${items.map((item) => `\`${item}\``).join(", ")}`, hint });
  };
  noteAll(
    shortcodes,
    "Shortcodes without a plugin were left out",
    "Write their content into the text, or activate their plugin.",
  );
  noteAll(
    lost,
    "Links to pages that the site does not have were replaced by plain text",
    "Link to an existing page, or pull that page too.",
  );
  noteAll(
    withoutAlt,
    "Pictures without alt text got their title instead",
    "In the CMS, describe what they show to people who can't see them.",
  );
  noteAll(
    embedded,
    "Embedded content was replaced by a link",
    "Pages load nothing from other sites. Write a link in the CMS, with words that describe its target.",
  );
  const isPost = collection.kind === "posts";
  const name = basename(collection.files.get(entry.id) ?? "", ".md");
  if (isPost && decode(entry.slug) !== name)
    notes.push({
      message: `The post's address ends with another word on this site: \`${name}\``,
      hint: "In the CMS, give it a slug of Latin letters, digits and hyphens. Or redirect the old address if visitors still use it.",
    });
  const picture = entry.picture && images.get(entry.picture.url);
  const category = collection.categories.get(entry.id);
  const aliases = aliasesOf(entry, pulling, collection);
  const text = entryFile(entry, {
    date: isPost ? dayIn(entry.date, site.config.timeZone) : undefined,
    category,
    picture: picture === undefined ? undefined : { file: picture, alt: entry.picture?.alt ?? "" },
    aliases,
    markdown,
  });
  return { text, category, aliases, pictures: [...taken].sort(), lost: lost.sort(), notes };
}

/** Former paths of an entry, unless another entry has them now. */
function aliasesOf({ id }: Entry, { pathOf }: PullListed, { locked, files, taken }: Collection): string[] {
  const before = locked.get(id);
  if (!before) return [];
  const former = before.file === files.get(id) ? [] : [pathOf(before.file)];
  return [...new Set([...(before.aliases ?? []), ...former])].filter((alias) => !taken.has(alias)).sort();
}

/** The day of an instant in a time zone. @param instant In UTC, without an offset: `2026-11-02T21:30:00`. */
export function dayIn(instant: string, timeZone = "UTC"): string {
  const utc = /(?:Z|[+-]\d\d:\d\d)$/.test(instant) ? instant : `${instant}Z`;
  const zoned = attempt(() => Temporal.Instant.from(utc).toZonedDateTimeISO(timeZone));
  return zoned?.toPlainDate().toString() ?? instant.slice(0, 10);
}

/** Lengths of descriptions that search engines show. */
const MAX_LENGTH = 170;
const MIN_LENGTH = 50;

interface FileParts {
  /** Day of a post. */
  date?: string | undefined;
  category?: string | undefined;
  picture?: { file: string; alt: string } | undefined;
  aliases: readonly string[];
  markdown: string;
}

/** The words of a piece of HTML. A text that looks like a citation of a fact is changed, so that it is none. */
export const plainWords = (html: string): string => textOf(readHtml(html).tree).replaceAll("{{", "{ {");

const titleOf = ({ title, slug }: Entry): string =>
  plainWords(title) || (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll("-", " ");

export function entryFile(entry: Entry, { date, category, picture, aliases, markdown }: FileParts): string {
  const title = titleOf(entry);
  const { metadesc, ...metadata } = plainMetadata(entry.metadata);
  const excerpt = plainWords(entry.excerpt).replace(/\s*\[?(?:…|\.\.\.)\]?\s*$/, "");
  const description = shorten(metadesc ?? descriptionFrom(excerpt, entry.content, title), MAX_LENGTH);
  // Metadata that adds something to title, description and picture.
  const said = new Set([title, description, metadesc]);
  const own = Object.entries(metadata).filter(([key, value]) => !said.has(value) && !(picture && /image$/.test(key)));
  const front = {
    title,
    description,
    summary: shorten(excerpt || description, MAX_LENGTH),
    date,
    author: date !== undefined && entry.author !== undefined ? plainWords(entry.author) : undefined,
    category,
    aliases: aliases.length > 0 ? aliases : undefined,
    picture: picture && { file: picture.file, alt: picture.alt || title },
    metadata: own.length > 0 ? Object.fromEntries(own) : undefined,
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${markdown.trim()}\n`;
}

/** The excerpt. When it is too short for search results, the beginning of the text follows. */
function descriptionFrom(excerpt: string, content: string, title: string): string {
  if (excerpt.length >= MIN_LENGTH) return excerpt;
  const body = plainWords(content);
  return body.startsWith(excerpt) ? body || title : `${excerpt} ${body}`.trim();
}

export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–—-]+$/, "")}…`;
}

const plainMetadata = (metadata: Metadata): Metadata =>
  Object.fromEntries(
    Object.entries(metadata).flatMap(([key, value]) => {
      const text = /image$/.test(key) ? (/^https?:\/\/[^\s\\]+$/.test(value) ? value : "") : plainWords(value);
      return text === "" ? [] : [[key, text]];
    }),
  );
