import type { MarkedExtension, Token, TokenizerExtension, TokenizerThis, Tokens } from "marked";

/** A line that no block but a paragraph begins with (bold words and links do not either), and nothing directly below it. */
const PARAGRAPH = /^(?:[a-zA-Z“‘"'(£€$₹]|\d+[^\d.)\n]|\*\*?[a-zA-Z\d]|\[[^\][\\\n]+\]\()[^\n]*(?=\n\n|\n?$)/;
/** A heading without marks at its end. */
const HEADING = /^(#{1,6}) ([^\n\r\u2028\u2029#]*[^\s#])(?=\n|$)/;
/** Lists of one level, an item a line, with nothing below that could belong to them. */
const BULLETS = /^(?:- \S[^\n]*(?:\n|$))+(?=$|\n[^\s\-*+\d])/;
const NUMBERS = /^(?:\d{1,9}\. \S[^\n]*(?:\n|$))+(?=$|\n[^\s\-*+\d])/;
const MARKER = /^(?:-|\d+\.) /;
/** What is a block of its own in an item, or a line end that counts. */
const NO_PLAIN_ITEM = /^(?:[^a-zA-Z“‘"'(£€$*\d[]|\*(?!\*[a-zA-Z\d])|\d+[.)]|\[(?:[ xX]\]|[^\]]*\]:))|\s$/;
/** A table with a line of its own above and below, whose columns are not aligned. */
const TABLE = /^(\|[^\n\\]*\|)\n(\|(?: *-+ *\|)+)((?:\n\|[^\n\\]*\|)*)(?=\n\n|\n?$)/;
const LETTER = "[a-zA-ZÀ-ÖØ-öø-ɏ\\d]";
/** Words with nothing in them that means anything. */
const WORDS = `${LETTER}(?:[a-zA-ZÀ-ÖØ-öø-ɏ\\d .,;:'’%/–-]*${LETTER})?[.,:!?]?`;
/** A link within the site. */
const LINK = `\\[${WORDS}\\]\\(/[\\w/#-]*\\)`;
/** Bold and emphasised words, and after them what can't open others. */
const STRONG = new RegExp(`^\\*\\*(${WORDS}|${LINK})\\*\\*(?=[\\s.,:;!?)]|$)`);
const EM = new RegExp(`^\\*(${WORDS})\\*(?=[\\s.,:;!?)]|$)`);
/** What may hide a mark from the parser, when it stands before it. */
const HIDING = /[[\\`<]/;

/**
 * Makes the tokens of what most copy is made of without the parser's own rules, which ask a dozen large patterns at the
 * beginning of each block: headings, paragraphs and list items of one line, tables, bold and emphasised words. Whatever
 * else there is, is left to them.
 */
export const plainTokens = {
  extensions: [
    { name: "plain-paragraph", level: "block", tokenizer: paragraph },
    { name: "plain-heading", level: "block", tokenizer: heading },
    { name: "plain-list", level: "block", tokenizer: list },
    { name: "plain-table", level: "block", tokenizer: table },
    { name: "plain-emphasis", level: "inline", tokenizer: emphasis },
  ] satisfies TokenizerExtension[],
} satisfies MarkedExtension;

function paragraph(this: TokenizerThis, source: string, before: Token[]): Tokens.Paragraph | undefined {
  const text = standsAlone(this, before) ? PARAGRAPH.exec(source)?.[0] : undefined;
  return text === undefined ? undefined : { type: "paragraph", raw: text, text, tokens: this.lexer.inline(text) };
}

function heading(this: TokenizerThis, source: string): Tokens.Heading | undefined {
  const [raw, marks = "", written = ""] = HEADING.exec(source) ?? [];
  if (raw === undefined) return undefined;
  const text = written.trim();
  return { type: "heading", raw, depth: marks.length, text, tokens: this.lexer.inline(text) };
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

function table(this: TokenizerThis, source: string, before: Token[]): Tokens.Table | undefined {
  const [raw, head = "", under = "", body = ""] = (standsAlone(this, before) && TABLE.exec(source)) || [];
  if (raw === undefined) return undefined;
  const names = cellsOf(head);
  if (cellsOf(under).length !== names.length) return undefined;
  const row = (texts: string[], header: boolean) =>
    names.map((_, index): Tokens.TableCell => {
      const text = texts[index] ?? "";
      return { text, tokens: this.lexer.inline(text), header, align: null };
    });
  return {
    type: "table",
    raw,
    header: row(names, true),
    align: names.map(() => null),
    rows: body
      .split("\n")
      .slice(1)
      .map((line) => row(cellsOf(line), false)),
  };
}

const cellsOf = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Not within an item, where lines are no paragraphs, and not below a line that it may continue. */
const standsAlone = ({ lexer }: TokenizerThis, before: Token[]): boolean =>
  lexer.state.top && before.at(-1)?.type !== "paragraph";

function emphasis(this: TokenizerThis, source: string, before: Token[]): Tokens.Strong | Tokens.Em | undefined {
  if (!source.startsWith("*")) return undefined;
  const type = source.startsWith("**") ? "strong" : "em";
  const [raw, text] = (type === "strong" ? STRONG : EM).exec(source) ?? [];
  const last = before.at(-1)?.raw ?? "";
  if (raw === undefined || text === undefined || last.endsWith("*")) return undefined;
  // A mark between a letter and a bracket opens nothing.
  if (text.startsWith("[") && /\S$/.test(last)) return undefined;
  if (before.some((token) => isOpen(token) && HIDING.test(token.raw))) return undefined;
  return { type, raw, text, tokens: this.lexer.inlineTokens(text) };
}

/** Text, and addresses in it: their marks belong to nothing that is complete. */
const isOpen = ({ type, raw }: Token): boolean => type === "text" || (type === "link" && !raw.startsWith("["));
