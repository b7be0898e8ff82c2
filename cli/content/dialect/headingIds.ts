import type { MarkdownIt } from "markdown-it";
import { toSlug } from "../../config/routes/paths.ts";

/** An explicit id of a heading: `## What it costs {#costs}`. */
const EXPLICIT_ID = /[ \t]+\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

/** Footnote marks, which don't count for a heading's id. */
const NOTE = /\[\^[^\]\s]+\]/g;

/** HTML tags, which don't count for a heading's id. */
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/gi;

/** Reads explicit ids of headings into `info` of the opening token. */
export function addHeadingIds(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "heading_ids", ({ src, tokens }) => {
    if (!src.includes("{#")) return;
    for (const [index, heading] of tokens.entries()) {
      const inline = tokens[index + 1];
      if (heading.type !== "heading_open" || !inline) continue;
      const [written, id = ""] = EXPLICIT_ID.exec(inline.content) ?? [];
      if (written === undefined) continue;
      heading.info = id;
      inline.content = inline.content.slice(0, -written.length);
    }
  });
}

/** The id made of a heading's text, in any script. */
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
