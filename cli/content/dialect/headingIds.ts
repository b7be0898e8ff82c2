import type { MarkdownIt, Token } from "markdown-it";
import { toSlug } from "../../config/routes/paths.ts";
import { decodeHTMLAttribute } from "entities";
import { citationAt } from "../../config/facts/citations.ts";

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

/** The same format as explicit ids of headings. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Allowed values of semantic attributes, by element. Presentational ones are dropped, as `sitegen pull` does. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: /./, id: ID },
  abbr: { title: /./ },
  details: { open: /^/, id: ID },
  img: { src: /./, alt: /^/, title: /./ },
  ol: { start: /^\d{1,9}$/, id: ID },
  ...Object.fromEntries(
    ["td", "th"].map((tag) => [tag, { colspan: /^\d{1,3}$/, rowspan: /^\d{1,3}$/, align: /^(?:center|right)$/ }]),
  ),
  ...Object.fromEntries(
    "div section span ul li dl dt dd figure h1 h2 h3 h4 h5 h6".split(" ").map((tag) => [tag, { id: ID }]),
  ),
};

const ATTRIBUTE =
  /\s+(?<name>[^\s"'<>/=]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'=<>`]+)))?/gy;

/** Scripts and inline styles, which the Content-Security-Policy forbids. */
const FORBIDDEN = /^(?:on.*|style|srcdoc)$/;

/** An element's allowed attributes; undefined if one is forbidden. @param written The source behind its name. */
export function readAttributes(tag: string, written: string): Record<string, string> | undefined {
  const accepted: Record<string, string> = {};
  let end = 0;
  for (const { 0: all, index, groups = {} } of written.matchAll(ATTRIBUTE)) {
    end = index + all.length;
    const attribute = (groups["name"] ?? "").toLowerCase();
    if (FORBIDDEN.test(attribute)) return undefined;
    // Old HTML has `name` for an anchor's id.
    const name = tag === "a" && attribute === "name" ? "id" : attribute;
    const value = decodeHTMLAttribute(groups["double"] ?? groups["single"] ?? groups["bare"] ?? "").trim();
    if (ALLOWED[tag]?.[name]?.test(value)) accepted[name] ??= value;
  }
  return /^\s*\/?$/.test(written.slice(end)) ? accepted : undefined;
}

export const hasForbiddenAttribute = (html: string): boolean =>
  [...html.matchAll(/<[a-z][a-z0-9-]*(\s[^<>]*)>/gi)].some(([, written = ""]) => !readAttributes("", written));

/** The explicit id of a heading or HTML element; empty if none. */
export const idOf = (token: Token): string =>
  token.type === "heading_open" ? token.info : (token.attrGet("id") ?? "");

/** The source of a token that is only allowed with `markdown.html: safe`. */
export const safeHtmlOf = ({ meta }: Token): string | undefined =>
  (meta as { safeHtml?: string } | null)?.safeHtml ?? undefined;

/** Offset of the first rejected element in an HTML block. */
export const rejectedAt = ({ meta }: Token): number => (meta as { rejectedAt?: number } | null)?.rejectedAt ?? 0;

/** Turns citations of facts into tokens of type `fact`. */
export function addCitations(parser: MarkdownIt): void {
  parser.inline.ruler.before("escape", "fact", (state, silent) => {
    const citation = citationAt(state.src, state.pos);
    if (!citation) return false;
    if (!silent) {
      const token = state.push("fact", "", 0);
      token.content = state.src.slice(state.pos, state.pos + citation.length);
    }
    state.pos += citation.length;
    return true;
  });
}
