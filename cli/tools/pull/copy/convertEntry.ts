import { attempt } from "../../../core/attempt.ts";
import { Temporal } from "temporal-polyfill";
import type { Entry, Metadata } from "../cms/source.ts";
import type { FindLink } from "../contentKeys.ts";
import type { Pictures } from "./pictures.ts";
import { readHtml, textOf } from "./readHtml.ts";
import { picturesOf, writeMarkdown } from "./writeMarkdown.ts";
import { stringify } from "yaml";

export interface Writing {
  findLink: FindLink;
  pictures: Pictures;
  /** Address of the CMS's home, for relative addresses. */
  home: string;
  timeZone: string | undefined;
}

/** An entry as a file, with notes about what could not be converted. */
export interface Converted {
  text: string;
  pictures: string[];
  lost: string[];
  notes: { message: string; hint: string }[];
}

/** Converts an entry to Markdown. @param post whether it is a post, which has a date and a category */
export async function convertEntry(
  entry: Entry,
  { findLink, pictures, home, timeZone }: Writing,
  { post, aliases, category }: { post: boolean; aliases: readonly string[]; category?: string | undefined },
): Promise<Converted> {
  const { tree, embedded } = readHtml(entry.content);
  const absolute = (url: string) => (URL.canParse(url, `${home}/`) ? new URL(url, `${home}/`).href : undefined);
  const addresses = [...picturesOf(tree), ...(entry.picture ? [entry.picture.url] : [])];
  const files = new Map<string, string>();
  const taken = new Set<string>();
  const notes: Converted["notes"] = [];
  for (const written of addresses) {
    const address = absolute(written);
    const found = address === undefined ? { why: "its address is invalid" } : await pictures.get(address);
    if ("file" in found) {
      files.set(written, found.file);
      taken.add(address ?? "");
    } else
      notes.push({
        message: `The picture ${written} was left out: ${found.why}`,
        hint: "Upload it to the CMS's media library in a format that browsers show, or add its host to `pull.hosts`.",
      });
  }
  const title = titleOf(entry);
  const written = writeMarkdown(tree, { link: findLink, picture: (url) => files.get(url) }, title);
  const file = entry.picture && files.get(entry.picture.url);
  const text = entryFile(entry, {
    ...(post && { date: dayIn(entry.date, timeZone) }),
    category,
    picture: file === undefined ? undefined : { file, alt: entry.picture?.alt ?? "" },
    aliases,
    markdown: written.markdown,
  });
  return { text, pictures: [...taken].sort(), lost: written.lost, notes: [...notes, ...describe(written, embedded)] };
}

/** Notes for the editors of the CMS. */
function describe(
  { shortcodes, lost, withoutAlt }: ReturnType<typeof writeMarkdown>,
  embedded: readonly string[],
): Converted["notes"] {
  const notes = [
    {
      items: shortcodes,
      message: "Shortcodes without a plugin were left out",
      hint: "Write their content into the text, or activate their plugin.",
    },
    {
      items: [...new Set(lost)],
      message: "Links to pages that the site does not have were replaced by plain text",
      hint: "Link to an existing page, or pull that page too.",
    },
    {
      items: withoutAlt,
      message: "Pictures without alt text got their title instead",
      hint: "In the CMS, describe what they show to people who can't see them.",
    },
    {
      items: embedded,
      message: "Embedded content was replaced by a link",
      hint: "Pages load nothing from other sites. Write a link in the CMS, with words that describe its target.",
    },
  ];
  return notes
    .filter(({ items }) => items.length > 0)
    .map(({ items, message, hint }) => ({
      message: `${message}: ${items.map((item) => `\`${item}\``).join(", ")}`,
      hint,
    }));
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
  /** The text of the entry, in Markdown. */
  markdown: string;
}

/** The words of a piece of HTML. A text that looks like a citation of a fact is changed, so that it is none. */
export const plainWords = (html: string): string => textOf(readHtml(html).tree).replaceAll("{{", "{ {");

/** The title of an entry, or the words of its slug. */
const titleOf = ({ title, slug }: Entry): string =>
  plainWords(title) || (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll("-", " ");

export function entryFile(entry: Entry, { date, category, picture, aliases, markdown }: FileParts): string {
  const title = titleOf(entry);
  const metadata = plainMetadata(entry.metadata);
  const excerpt = plainWords(entry.excerpt).replace(/\s*\[?(?:…|\.\.\.)\]?\s*$/, "");
  const description = shorten(metadata.metadesc ?? descriptionFrom(excerpt, entry.content, title), MAX_LENGTH);
  const front = {
    title,
    description,
    summary: shorten(excerpt || description, MAX_LENGTH),
    ...(date !== undefined && { date }),
    ...(date !== undefined && entry.author !== undefined && { author: plainWords(entry.author) }),
    ...(category !== undefined && { category }),
    ...(aliases.length > 0 && { aliases }),
    ...(picture && { picture: { file: picture.file, alt: picture.alt || title } }),
    ...ownMetadata(metadata, { title, description, hasPicture: picture !== undefined }),
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

/** Metadata that adds something to title, description and picture. */
function ownMetadata(
  { metadesc, ...metadata }: Metadata,
  { title, description, hasPicture }: { title: string; description: string; hasPicture: boolean },
): { metadata?: Metadata } {
  const said = new Set([title, description, metadesc]);
  const own = Object.entries(metadata).filter(
    ([key, value]) => !said.has(value) && !(hasPicture && /image$/.test(key)),
  );
  return own.length === 0 ? {} : { metadata: Object.fromEntries(own) };
}
