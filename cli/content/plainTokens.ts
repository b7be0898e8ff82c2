import type { MarkedExtension, Token, TokenizerExtension, TokenizerThis, Tokens } from "marked";

/** A line that no block but a paragraph begins with, and nothing directly below it. */
const PARAGRAPH = /^[a-zA-Z“‘"'(£€$][^\n]*(?=\n\n|\n?$)/;
/** Lists of one level, an item a line, with nothing below that could belong to them. */
const BULLETS = /^(?:- \S[^\n]*(?:\n|$))+(?=$|\n[^\s\-*+\d])/;
const NUMBERS = /^(?:\d{1,9}\. \S[^\n]*(?:\n|$))+(?=$|\n[^\s\-*+\d])/;
const MARKER = /^(?:-|\d+\.) /;
/** What is a block of its own in an item, or a line end that counts. */
const NO_PLAIN_ITEM = /^(?:[^a-zA-Z“‘"'(£€$*\d[]|\*(?!\*[a-zA-Z])|\d+[.)]|\[(?:[ xX]\]|[^\]]*\]:))|\s$/;
/** Bold words, with nothing in them that means anything, and after them what can't open others. */
const STRONG = /^\*\*([a-zA-Z\d](?:[a-zA-Z\d ,;'’%/–-]*[a-zA-Z\d])?[.:!?]?)\*\*(?=[\s.,:;!?)]|$)/;
/** What may hide a mark from the parser, when it stands before it. */
const HIDING = /[[\\`<]/;

/**
 * Makes the tokens of what most copy is made of without the parser's own rules, which ask a dozen large patterns at the
 * beginning of each block: paragraphs and list items of one line, and bold words. Whatever else there is, is left to them.
 */
export const plainTokens = {
  extensions: [
    { name: "plain-paragraph", level: "block", tokenizer: paragraph },
    { name: "plain-list", level: "block", tokenizer: list },
    { name: "plain-strong", level: "inline", tokenizer: strong },
  ] satisfies TokenizerExtension[],
} satisfies MarkedExtension;

function paragraph(this: TokenizerThis, source: string, before: Token[]): Tokens.Paragraph | undefined {
  const text = standsAlone(this, before) ? PARAGRAPH.exec(source)?.[0] : undefined;
  return text === undefined ? undefined : { type: "paragraph", raw: text, text, tokens: this.lexer.inline(text) };
}

function list(this: TokenizerThis, source: string, before: Token[]): Tokens.List | undefined {
  if (!standsAlone(this, before)) return undefined;
  const raw = (BULLETS.exec(source) ?? NUMBERS.exec(source))?.[0].replace(/\n$/, "");
  if (raw === undefined) return undefined;
  const lines = raw.split("\n");
  const texts = lines.map((line) => line.replace(MARKER, ""));
  if (texts.some((text) => NO_PLAIN_ITEM.test(text))) return undefined;
  const ordered = !raw.startsWith("-");
  return {
    type: "list",
    raw,
    ordered,
    start: ordered ? Number.parseInt(raw, 10) : "",
    loose: false,
    items: texts.map((text, index) => ({
      type: "list_item",
      raw: (lines[index] ?? "") + (index < lines.length - 1 ? "\n" : ""),
      task: false,
      loose: false,
      text,
      tokens: [{ type: "text", raw: text, text, tokens: this.lexer.inline(text) }],
    })),
  };
}

/** Not within an item, where lines are no paragraphs, and not below a line that it may continue. */
const standsAlone = ({ lexer }: TokenizerThis, before: Token[]): boolean =>
  lexer.state.top && before.at(-1)?.type !== "paragraph";

function strong(this: TokenizerThis, source: string, before: Token[]): Tokens.Strong | undefined {
  if (!source.startsWith("**")) return undefined;
  const [raw, text] = STRONG.exec(source) ?? [];
  if (raw === undefined || text === undefined || before.at(-1)?.raw.endsWith("*")) return undefined;
  if (before.some((token) => token.type === "text" && HIDING.test(token.raw))) return undefined;
  return { type: "strong", raw, text, tokens: this.lexer.inlineTokens(text) };
}
