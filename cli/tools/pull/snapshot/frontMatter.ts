import { stringify } from "yaml";
import { readHtml, textOf } from "../markdown/readHtml.ts";
import type { Entry, Metadata } from "../source.ts";

/** Longest description that search engines show, and the shortest that they take. */
const LONGEST = 170;
const SHORTEST = 50;

/** What of a file is not in the entry itself. */
interface Around {
  /** Day of a post; none for a page. */
  date?: string | undefined;
  category?: string | undefined;
  picture?: { file: string; alt: string } | undefined;
  aliases: readonly string[];
  /** The text of the entry, in Markdown. */
  markdown: string;
}

/** The words of a piece of HTML. What looks like a citation of a fact does not any more. */
export const words = (html: string): string => textOf(readHtml(html).tree).replaceAll("{{", "{ {");

/** The title of an entry; of one without the words of its slug. */
export const titleOf = ({ title, slug }: Pick<Entry, "title" | "slug">): string =>
  words(title) || (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll("-", " ");

/** A whole Markdown file for an entry. */
export function entryFile(entry: Entry, { date, category, picture, aliases, markdown }: Around): string {
  const title = titleOf(entry);
  const metadata = plainMetadata(entry.metadata);
  const excerpt = words(entry.excerpt).replace(/\s*\[?(?:…|\.\.\.)\]?\s*$/, "");
  const description = shorten(metadata.metadesc ?? describe(excerpt, entry.content, title), LONGEST);
  const front = {
    title,
    description,
    summary: shorten(excerpt || description, LONGEST),
    ...(date !== undefined && { date }),
    ...(date !== undefined && entry.author !== undefined && { author: words(entry.author) }),
    ...(category !== undefined && { category }),
    ...(aliases.length > 0 && { aliases }),
    ...(picture && { picture: { file: picture.file, alt: picture.alt || title } }),
    ...ownMetadata(metadata, { title, description, hasPicture: picture !== undefined }),
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${markdown.trim()}\n`;
}

/** The excerpt where it is long enough for search results; of a shorter one, with the beginning of the text behind it. */
function describe(excerpt: string, content: string, title: string): string {
  if (excerpt.length >= SHORTEST) return excerpt;
  const body = words(content);
  return body.startsWith(excerpt) ? body || title : `${excerpt} ${body}`.trim();
}

/** A text up to a length, cut between words. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–—-]+$/, "")}…`;
}

const plainMetadata = (metadata: Metadata): Metadata =>
  Object.fromEntries(
    Object.entries(metadata).flatMap(([key, value]) => {
      const text = /image$/.test(key) ? (/^https?:\/\/[^\s\\]+$/.test(value) ? value : "") : words(value);
      return text === "" ? [] : [[key, text]];
    }),
  );

/** What says more than title, description and picture do. */
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
