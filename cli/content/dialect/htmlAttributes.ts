import type { Token } from "markdown-it";
import { decodeHTMLAttribute } from "entities";

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
