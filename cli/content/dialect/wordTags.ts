import type { MarkdownIt, Token } from "markdown-it";

/** Elements of HTML that mark words, and have no sign in Markdown. */
const WORD_TAGS = ["kbd", "sub", "sup", "mark", "small", "abbr", "q", "cite", "samp", "var", "del", "ins"] as const;

const OPEN = new RegExp(`^<(${WORD_TAGS.join("|")})>$`);
const CLOSE = new RegExp(`^</(${WORD_TAGS.join("|")})>$`);
const ABBREVIATION = /^<abbr title="([^"<>&\n]+)">$/;
const BREAK = /^<br ?\/?>$/;

/** What is wrong with HTML that was refused, where it is an element that words may be in; undefined where it is another. */
export function wordTagMistake(html: string): string | undefined {
  const [, end, tag = ""] = /^<(\/?)([a-z]+)\b/i.exec(html) ?? [];
  const name = WORD_TAGS.find((known) => known === tag.toLowerCase());
  if (name === undefined) return undefined;
  return end === "" && !OPEN.test(html) && !ABBREVIATION.test(html)
    ? `Write \`${name === "abbr" ? '<abbr title="…">' : `<${name}>`}\`, in lower case and without other attributes.`
    : `Open and close the element within the same words: \`<${name}>…</${name}>\`.`;
}

/**
 * Makes tokens of the HTML that texts may have: elements around words, spelt like this, with no attribute but the title of an
 * abbreviation, and closed where they were opened; and line breaks. All other HTML stays what it is, and is refused.
 */
export function addWordTags(parser: MarkdownIt): void {
  parser.core.ruler.after("inline", "word_tags", ({ src, tokens }) => {
    if (!/<[a-z]/.test(src)) return;
    for (const { children } of tokens) if (children) takeTags(children);
  });
}

function takeTags(children: readonly Token[]): void {
  const open: { token: Token; tag: string; title?: string | undefined; level: number }[] = [];
  for (const token of children) {
    // What is left open within bold words or a link is not closed behind them.
    while (open.length > 0 && token.level < (open.at(-1)?.level ?? 0)) open.pop();
    if (token.type !== "html_inline") continue;
    const title = ABBREVIATION.exec(token.content)?.[1];
    const tag = title === undefined ? OPEN.exec(token.content)?.[1] : "abbr";
    if (tag !== undefined) open.push({ token, tag, title, level: token.level });
    else if (BREAK.test(token.content)) become(token, "hardbreak", "br", 0);
    else close(token);
  }

  function close(token: Token): void {
    const last = open.at(-1);
    if (!last || last.tag !== CLOSE.exec(token.content)?.[1] || last.level !== token.level) return;
    open.pop();
    if (last.title !== undefined) last.token.attrSet("title", last.title);
    become(last.token, "word_open", last.tag, 1);
    become(token, "word_close", last.tag, -1);
  }
}

function become(token: Token, type: string, tag: string, nesting: Token["nesting"]): void {
  Object.assign(token, { type, tag, nesting, content: "" });
}
