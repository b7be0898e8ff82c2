import type { MarkdownIt } from "markdown-it";
import { toSlug } from "../../config/routes/paths.ts";
import { escapeHtml } from "../../../runtime/site/html.ts";

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

export interface TextHeading {
  level: number;
  id: string;
  text: string;
}

const MIN_HEADINGS = 2;

/** Inserts a table of contents (headings of levels 2 and 3) above the first heading, below the introduction. */
export function addContents(html: string, headings: readonly TextHeading[], label: string): string {
  const listed = headings.filter(({ level }) => level === 2 || level === 3);
  const at = html.indexOf(`<h${listed[0]?.level} id="${listed[0]?.id}">`);
  if (listed.length < MIN_HEADINGS || at < 0) return html;
  const items = listed.map(
    ({ level, id, text }) =>
      `<li class="toc__item toc__item--${level}"><a href="#${escapeHtml(encodeURI(id))}">${escapeHtml(text)}</a></li>`,
  );
  const title = `<p class="toc__title">${escapeHtml(label)}</p>`;
  const list = `<nav class="toc" aria-label="${escapeHtml(label)}">${title}<ul>${items.join("")}</ul></nav>\n`;
  return html.slice(0, at) + list + html.slice(at);
}
