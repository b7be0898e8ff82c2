import { Temporal } from "temporal-polyfill";
import type { Entry } from "../cms/source.ts";
import type { FindLink } from "../contentKeys.ts";
import { entryFile, titleOf } from "./frontMatter.ts";
import type { Pictures } from "./pictures.ts";
import { readHtml } from "./readHtml.ts";
import { picturesOf, writeMarkdown } from "./writeMarkdown.ts";

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
  try {
    const utc = /(?:Z|[+-]\d\d:\d\d)$/.test(instant) ? instant : `${instant}Z`;
    return Temporal.Instant.from(utc).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  } catch {
    return instant.slice(0, 10);
  }
}
