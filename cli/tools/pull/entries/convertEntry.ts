import { readHtml } from "../markdown/readHtml.ts";
import { picturesOf, writeMarkdown } from "../markdown/writeMarkdown.ts";
import { entryFile, titleOf } from "../snapshot/frontMatter.ts";
import type { FindLink } from "../snapshot/linkMap.ts";
import type { Entry } from "../source.ts";
import { dayIn } from "./days.ts";
import type { Pictures } from "./fetchedPictures.ts";

/** What entries are written with. */
export interface Writing {
  findLink: FindLink;
  pictures: Pictures;
  /** Address of the CMS's home, for addresses without a host. */
  home: string;
  /** The country's time zone. */
  timeZone: string | undefined;
}

/** A file for an entry, and what could not be taken over. */
export interface Converted {
  text: string;
  pictures: string[];
  lost: string[];
  notes: { message: string; hint: string }[];
}

/** Writes an entry as a page of the site. @param post whether it is a post, which has a date and a category */
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
    const found = address === undefined ? { why: "its address is none" } : await pictures.get(address);
    if ("file" in found) {
      files.set(written, found.file);
      taken.add(address ?? "");
    } else
      notes.push({
        message: `The picture ${written} is left out: ${found.why}`,
        hint: "Put it into the CMS's media library in a format that browsers show, or name its host in `pull.hosts`.",
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

/** What the editors of the CMS can do better. */
function describe(
  { shortcodes, lost, withoutAlt }: ReturnType<typeof writeMarkdown>,
  embedded: readonly string[],
): Converted["notes"] {
  const list = (items: readonly string[]) => items.map((item) => `\`${item}\``).join(", ");
  return [
    ...(shortcodes.length === 0
      ? []
      : [
          {
            message: `Shortcodes that nothing has replaced are left out: ${list(shortcodes)}`,
            hint: "Write what they stand for into the text, or activate the plugin that they are of.",
          },
        ]),
    ...(lost.length === 0
      ? []
      : [
          {
            message: `Links to pages that the site does not have are plain text: ${list([...new Set(lost)])}`,
            hint: "Link to a page that is there, or have that one pulled, too.",
          },
        ]),
    ...(withoutAlt.length === 0
      ? []
      : [
          {
            message: `Pictures without alt text have the title in its place: ${list(withoutAlt)}`,
            hint: "Say in the CMS what they show, to those who can't see them.",
          },
        ]),
    ...(embedded.length === 0
      ? []
      : [
          {
            message: `What was embedded is a link now: ${list(embedded)}`,
            hint: "Pages ask no other site for anything. Write a link in the CMS, with words that say where it leads.",
          },
        ]),
  ];
}
