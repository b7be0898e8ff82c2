import { stringify } from "yaml";
import type { Entry, Metadata } from "../cms/source.ts";
import { readHtml, textOf } from "./readHtml.ts";

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
export const words = (html: string): string => textOf(readHtml(html).tree).replaceAll("{{", "{ {");

/** The title of an entry, or the words of its slug. */
export const titleOf = ({ title, slug }: Pick<Entry, "title" | "slug">): string =>
  words(title) || (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll("-", " ");

export function entryFile(entry: Entry, { date, category, picture, aliases, markdown }: FileParts): string {
  const title = titleOf(entry);
  const metadata = plainMetadata(entry.metadata);
  const excerpt = words(entry.excerpt).replace(/\s*\[?(?:…|\.\.\.)\]?\s*$/, "");
  const description = shorten(metadata.metadesc ?? describe(excerpt, entry.content, title), MAX_LENGTH);
  const front = {
    title,
    description,
    summary: shorten(excerpt || description, MAX_LENGTH),
    ...(date !== undefined && { date }),
    ...(date !== undefined && entry.author !== undefined && { author: words(entry.author) }),
    ...(category !== undefined && { category }),
    ...(aliases.length > 0 && { aliases }),
    ...(picture && { picture: { file: picture.file, alt: picture.alt || title } }),
    ...ownMetadata(metadata, { title, description, hasPicture: picture !== undefined }),
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${markdown.trim()}\n`;
}

/** The excerpt. When it is too short for search results, the beginning of the text follows. */
function describe(excerpt: string, content: string, title: string): string {
  if (excerpt.length >= MIN_LENGTH) return excerpt;
  const body = words(content);
  return body.startsWith(excerpt) ? body || title : `${excerpt} ${body}`.trim();
}

/** Cuts a text between words. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–—-]+$/, "")}…`;
}

const plainMetadata = (metadata: Metadata): Metadata =>
  Object.fromEntries(
    Object.entries(metadata).flatMap(([key, value]) => {
      const text = /image$/.test(key) ? (/^https?:\/\/[^\s\\]+$/.test(value) ? value : "") : words(value);
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
