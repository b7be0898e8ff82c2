import { decodeHTMLAttribute } from "entities";
import type { Token } from "markdown-it";

/** An id as those behind headings are. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What attributes may say that mean something, by element. Others say how it looks: they are dropped, as `sitegen pull` does. */
const KEPT: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
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

/** Attributes that run or style something: the security policy of the pages allows neither. */
const REFUSED = /^(?:on.*|style|srcdoc)$/;

/** The attributes of an element that are kept; undefined where one of them is refused. @param written what is behind its name */
export function readAttributes(tag: string, written: string): Record<string, string> | undefined {
  const kept: Record<string, string> = {};
  let end = 0;
  for (const { 0: all, index, groups = {} } of written.matchAll(ATTRIBUTE)) {
    end = index + all.length;
    const said = (groups["name"] ?? "").toLowerCase();
    if (REFUSED.test(said)) return undefined;
    // The name of an anchor is its id in old HTML.
    const name = tag === "a" && said === "name" ? "id" : said;
    const value = decodeHTMLAttribute(groups["double"] ?? groups["single"] ?? groups["bare"] ?? "").trim();
    if (KEPT[tag]?.[name]?.test(value)) kept[name] ??= value;
  }
  return /^\s*\/?$/.test(written.slice(end)) ? kept : undefined;
}

/** True for HTML with an attribute that runs or styles something. */
export const hasRefusedAttribute = (html: string): boolean =>
  [...html.matchAll(/<[a-z][a-z0-9-]*(\s[^<>]*)>/gi)].some(([, written = ""]) => !readAttributes("", written));

/** The id that is written for an element, behind a heading or in HTML; empty where there is none. */
export const idOf = (token: Token): string =>
  token.type === "heading_open" ? token.info : (token.attrGet("id") ?? "");

/** The HTML that a token was made from, where a project takes it only if it says so (`markdown.html: safe`). */
export const safeHtmlOf = ({ meta }: Token): string | undefined =>
  (meta as { safeHtml?: string } | null)?.safeHtml ?? undefined;

/** Which character of a piece of HTML is where the first element begins that texts may not have. */
export const refusedAt = ({ meta }: Token): number => (meta as { refusedAt?: number } | null)?.refusedAt ?? 0;
