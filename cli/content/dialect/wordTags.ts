import type { MarkdownIt, Token } from "markdown-it";
import { readAttributes } from "./htmlAttributes.ts";

/** Elements of HTML that mark words, and have no sign in Markdown. */
const WORD_TAGS: readonly string[] = "kbd sub sup mark small abbr q cite samp var del ins".split(" ");

/** Elements that a project takes only if it says so, and what is made of them. */
const SAFE_TAGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries("a span b strong i em s code ruby rt rp".split(" ").map((tag) => [tag, tag])),
  strike: "s",
  tt: "code",
};

const isWordTag = (tag: string): boolean => WORD_TAGS.includes(tag) || Object.hasOwn(SAFE_TAGS, tag);

/** True for an element that can be within words. */
export const isInlineTag = (tag: string): boolean => isWordTag(tag) || tag === "img" || tag === "br";

const TAG = /^<(?<end>\/?)(?<tag>[a-z][a-z0-9]*)(?<attributes>\/?|\s[^]*)>$/i;
/** What every project takes. */
const BASIC = new RegExp(`^<(?:(?:${WORD_TAGS.join("|")})|abbr title="[^"<>&\\n]+"|br ?/?)>$`);

/** What is wrong with HTML that was refused, where it is an element that words may be in; undefined where it is another. */
export function wordTagMistake(html: string, isHtmlSafe: boolean): string | undefined {
  const [, end, tag = ""] = /^<(\/?)([a-z]+)\b/i.exec(html) ?? [];
  const name = tag.toLowerCase();
  if (isHtmlSafe && isInlineTag(name))
    return isWordTag(name)
      ? `Open and close the element within the same words, without attributes that style or run something: \`<${name}>…</${name}>\`.`
      : `Remove attributes that style or run something from \`<${name}>\`; a picture has a \`src\`.`;
  if (!WORD_TAGS.includes(name)) return undefined;
  return end === "" && !BASIC.test(html)
    ? `Write \`${name === "abbr" ? '<abbr title="…">' : `<${name}>`}\`, in lower case and without other attributes.`
    : `Open and close the element within the same words: \`<${name}>…</${name}>\`.`;
}

/**
 * Makes tokens of the HTML that texts may have: elements around words, closed where they were opened; pictures, links and line
 * breaks. What a project takes only if it says so is marked. All other HTML stays what it is, and is refused.
 */
export function addWordTags(parser: MarkdownIt): void {
  parser.core.ruler.after("inline", "word_tags", ({ src, tokens }) => {
    if (!/<[a-z]/i.test(src)) return;
    for (const { children } of tokens) if (children) takeTags(children);
  });
}

interface OpenTag {
  token: Token;
  tag: string;
  attributes: Record<string, string>;
  level: number;
}

function takeTags(children: readonly Token[]): void {
  const open: OpenTag[] = [];
  for (const token of children) {
    // What is left open within bold words or a link is not closed behind them.
    while (open.length > 0 && token.level < (open.at(-1)?.level ?? 0)) open.pop();
    if (token.type !== "html_inline") continue;
    const groups = TAG.exec(token.content)?.groups;
    const tag = groups?.["tag"]?.toLowerCase() ?? "";
    if (groups?.["end"]) close(token, tag);
    else {
      const attributes = readAttributes(tag, groups?.["attributes"] ?? "");
      if (!attributes) continue;
      if (tag === "br") become(token, "hardbreak", "br", 0);
      else if (tag === "img" && attributes["src"] !== undefined) {
        const { alt = "", ...others } = attributes;
        become(token, "image", "img", 0, others);
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
    const made = tag === "a" && !isLink ? "span" : (SAFE_TAGS[tag] ?? tag);
    become(last.token, isLink ? "link_open" : "word_open", made, 1, last.attributes);
    become(token, isLink ? "link_close" : "word_close", made, -1);
  }
}

function become(token: Token, type: string, tag: string, nesting: Token["nesting"], attributes = {}): void {
  if (nesting >= 0 && !BASIC.test(token.content)) token.meta = { safeHtml: token.content };
  Object.assign(token, { type, tag, nesting, content: "" });
  for (const [name, value] of Object.entries<string>(attributes)) token.attrSet(name, value);
}
