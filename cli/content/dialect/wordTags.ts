import type { MarkdownIt, Token } from "markdown-it";
import { readAttributes } from "./htmlAttributes.ts";
import { citationAt } from "../../config/facts/citations.ts";

/** Inline HTML elements without Markdown equivalent. */
const BASIC_TAGS: readonly string[] = "kbd sub sup mark small abbr q cite samp var del ins".split(" ");

/** Inline elements that need `markdown.html: safe`, and their replacements. */
const SAFE_TAGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries("a span b strong i em s code ruby rt rp".split(" ").map((tag) => [tag, tag])),
  strike: "s",
  tt: "code",
};

const isWordTag = (tag: string): boolean => BASIC_TAGS.includes(tag) || Object.hasOwn(SAFE_TAGS, tag);

/** Whether an element can be within a line of text. */
export const isInlineTag = (tag: string): boolean => isWordTag(tag) || tag === "img" || tag === "br";

const TAG = /^<(?<end>\/?)(?<tag>[a-z][a-z0-9]*)(?<attributes>\/?|\s[^]*)>$/i;
/** Tags that are always allowed. */
const BASIC_TAG = new RegExp(`^<(?:(?:${BASIC_TAGS.join("|")})|abbr title="[^"<>&\\n]+"|br ?/?)>$`);

/** The hint for a rejected inline element; undefined for other elements. */
export function wordTagMistake(html: string, isHtmlSafe: boolean): string | undefined {
  const [, end, tag = ""] = /^<(\/?)([a-z]+)\b/i.exec(html) ?? [];
  const name = tag.toLowerCase();
  if (isHtmlSafe && isInlineTag(name))
    return isWordTag(name)
      ? `Open and close the element within the same words, without attributes for styles and scripts: \`<${name}>…</${name}>\`.`
      : `Remove attributes for styles and scripts from \`<${name}>\`. A picture needs a \`src\`.`;
  if (!BASIC_TAGS.includes(name)) return undefined;
  return end === "" && !BASIC_TAG.test(html)
    ? `Write \`${name === "abbr" ? '<abbr title="…">' : `<${name}>`}\`, in lower case and without other attributes.`
    : `Open and close the element within the same words: \`<${name}>…</${name}>\`.`;
}

/**
 * Turns allowed inline HTML into tokens: elements that are closed at the level where they were opened, pictures, links
 * and line breaks. HTML that needs `markdown.html: safe` is marked. All other HTML stays, and is rejected later.
 */
export function addWordTags(parser: MarkdownIt): void {
  parser.core.ruler.after("inline", "word_tags", ({ src, tokens }) => {
    if (!/<[a-z]/i.test(src)) return;
    for (const { children } of tokens) if (children) convertTags(children);
  });
}

interface OpenTag {
  token: Token;
  tag: string;
  attributes: Record<string, string>;
  level: number;
}

function convertTags(children: readonly Token[]): void {
  const open: OpenTag[] = [];
  for (const token of children) {
    // An element that is left open within bold text or a link can't be closed behind it.
    while (open.length > 0 && token.level < (open.at(-1)?.level ?? 0)) open.pop();
    if (token.type !== "html_inline") continue;
    const groups = TAG.exec(token.content)?.groups;
    const tag = groups?.["tag"]?.toLowerCase() ?? "";
    if (groups?.["end"]) close(token, tag);
    else {
      const attributes = readAttributes(tag, groups?.["attributes"] ?? "");
      if (!attributes) continue;
      if (tag === "br") convert(token, "hardbreak", "br", 0);
      else if (tag === "img" && attributes["src"] !== undefined) {
        const { alt = "", ...others } = attributes;
        convert(token, "image", "img", 0, others);
        token.content = alt;
      } else if (isWordTag(tag) && !(tag === "a" && open.some((element) => element.tag === "a")))
        open.push({ token, tag, attributes, level: token.level });
    }
  }

  function close(token: Token, tag: string): void {
    const last = open.at(-1);
    if (!last || last.tag !== tag || last.level !== token.level) return;
    open.pop();
    const isLink = last.attributes["href"] !== undefined;
    const newTag = tag === "a" && !isLink ? "span" : (SAFE_TAGS[tag] ?? tag);
    convert(last.token, isLink ? "link_open" : "word_open", newTag, 1, last.attributes);
    convert(token, isLink ? "link_close" : "word_close", newTag, -1);
  }
}

function convert(token: Token, type: string, tag: string, nesting: Token["nesting"], attributes = {}): void {
  if (nesting >= 0 && !BASIC_TAG.test(token.content)) token.meta = { safeHtml: token.content };
  Object.assign(token, { type, tag, nesting, content: "" });
  for (const [name, value] of Object.entries<string>(attributes)) token.attrSet(name, value);
}

/** Turns citations of facts into tokens of type `fact`. */
export function addCitations(parser: MarkdownIt): void {
  parser.inline.ruler.before("escape", "fact", (state, silent) => {
    const citation = citationAt(state.src, state.pos);
    if (!citation) return false;
    const end = state.pos + citation.length;
    if (!silent) state.push("fact", "", 0).content = state.src.slice(state.pos, end);
    state.pos = end;
    return true;
  });
}
