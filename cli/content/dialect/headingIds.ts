import type { MarkdownIt } from "markdown-it";
import { toSlug } from "../../config/slug.ts";

/** An id at the end of a heading: `## What it costs {#costs}`. */
const WRITTEN = /[ \t]+\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

/** The name of a note behind a heading is no part of its words. */
const NOTE = /\[\^[^\]\s]+\]/g;

/** Elements around words are none of a heading's. */
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/gi;

/** Takes ids that are written behind headings: they are in `info` of the opening token. */
export function addHeadingIds(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "heading_ids", ({ src, tokens }) => {
    if (!src.includes("{#")) return;
    for (const [index, heading] of tokens.entries()) {
      const inline = tokens[index + 1];
      if (heading.type !== "heading_open" || !inline) continue;
      const [written, id = ""] = WRITTEN.exec(inline.content) ?? [];
      if (written === undefined) continue;
      heading.info = id;
      inline.content = inline.content.slice(0, -written.length);
    }
  });
}

/** The id that a heading has by its words, in any script: browsers and links take all letters. */
export function headingId(words: string): string {
  const text = words.replace(NOTE, "").replace(TAG, "");
  return (
    (/^[ -~]*$/.test(text) || !/(?!\p{Script=Latin})\p{L}/u.test(text) ? toSlug(text) : unicodeSlug(text)) || "section"
  );
}

const unicodeSlug = (text: string): string =>
  [
    ...text
      .normalize("NFC")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-"),
  ]
    .slice(0, 80)
    .join("")
    .replace(/^-|-$/g, "");
