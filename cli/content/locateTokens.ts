import type { MarkdownIt, Token } from "markdown-it";
import { refusedAt, safeHtmlOf } from "./dialect/htmlAttributes.ts";
import { createParser } from "./markdownParser.ts";

/** A heading, link, picture, mark of a footnote or piece of raw HTML, and which characters of the text it is. */
export interface LocatedToken {
  token: Token;
  offset: number;
  length: number;
}

interface Line {
  offset: number;
  text: string;
}

/** The name of a footnote is short: `[^1]`, `[^source]`. */
const LONGEST_MARK = 60;

/** What is located within lines, besides links and pictures. A mark without a note is a `footnote`. */
const LOCATED: ReadonlySet<string> = new Set(["html_inline", "footnote", "footnote_ref"]);

/** Where in its text a token begins. */
const positions = new WeakMap<Token, number>();

let known: MarkdownIt | undefined;

/** The parser tells in which line a block begins, but not where a link in it begins. So each token keeps that position. */
function positionParser(): MarkdownIt {
  if (known) return known;
  known = createParser();
  known.inline.ruler.after("footnote_ref", "footnote", (state, silent) => {
    const mark = /^\[\^[^\]\s]+\]/.exec(state.src.slice(state.pos, state.pos + LONGEST_MARK))?.[0];
    if (mark === undefined) return false;
    if (!silent) state.push("footnote", "", 0).content = mark;
    state.pos += mark.length;
    return true;
  });
  const { State } = known.inline;
  known.inline.State = class extends State {
    override push(...args: Parameters<InstanceType<typeof State>["push"]>): Token {
      const token = super.push(...args);
      positions.set(token, this.pos);
      return token;
    }
  };
  return known;
}

/**
 * The headings, links, pictures, marks of footnotes and HTML of a Markdown text, in their order.
 * @param environment gets what the parser knows of footnotes
 */
export function locateTokens(markdown: string, environment: object = {}): LocatedToken[] {
  const lines = splitLines(markdown);
  let first = 0;
  return positionParser()
    .parse(markdown, environment)
    .flatMap((token): LocatedToken[] => {
      // The cells of a table have no line of their own: they are in that of their row.
      first = token.map?.[0] ?? first;
      if (token.type === "inline") return locateInline(token, lines.slice(first));
      const isHtml = token.type === "html_block" || safeHtmlOf(token) !== undefined || token.attrGet("id") !== null;
      if (!isHtml && token.type !== "section" && token.type !== "heading_open") return [];
      const before = isHtml ? token.content.slice(0, refusedAt(token)).split("\n") : [""];
      const { offset, text } = lines[first + before.length - 1] ?? { offset: 0, text: "" };
      const start = Math.max(
        0,
        token.type !== "heading_open" || isHtml || token.markup === ""
          ? text.indexOf("<", before.at(-1)?.length)
          : text.search(token.markup === "=" ? /[^\s>]/ : /#/),
      );
      return [{ token, offset: offset + start, length: text.length - start }];
    });
}

/** The address of a link or the file of a picture, as it is written; undefined for other tokens. */
export const addressOf = (token: Token): string | undefined =>
  token.attrGet(token.type === "image" ? "src" : "href") ?? undefined;

const splitLines = (markdown: string): Line[] =>
  [...markdown.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)].map(({ index, 1: text = "" }) => ({ offset: index, text }));

/** Finds what is within lines of text. */
function locateInline({ content, children }: Token, lines: readonly Line[]): LocatedToken[] {
  return (children ?? []).flatMap((token): LocatedToken[] => {
    if (addressOf(token) === undefined && !LOCATED.has(token.type) && safeHtmlOf(token) === undefined) return [];
    const { start, end } = findWritten(token, content);
    const before = content.slice(0, start).split("\n");
    const line = lines[before.length - 1];
    // What is before a text in a list or a quote is not part of the content.
    const shown = content.split("\n")[before.length - 1] ?? "";
    const column = Math.max(0, line?.text.indexOf(shown) ?? 0) + (before.at(-1)?.length ?? 0);
    return [{ token, offset: (line?.offset ?? 0) + column, length: end - start }];
  });
}

/** A link or picture whose address is written elsewhere. */
const REFERENCE = /^!?\[[^\]]*\](?:\[[^\]]*\])?/;

/** Which characters of the text are the token: of a link or picture up to the end of its address. */
function findWritten(token: Token, content: string): { start: number; end: number } {
  const position = positions.get(token) ?? content.length;
  const address = addressOf(token);
  if (token.type === "footnote_ref") return { start: position, end: content.indexOf("]", position) + 1 };
  const html = safeHtmlOf(token);
  if (html !== undefined) return { start: position, end: position + html.length };
  if (address === undefined) return { start: position, end: position + token.content.length };
  if (token.markup !== "") {
    // An address without brackets, which the parser takes for a link in its middle or behind it.
    const start = Math.max(0, content.lastIndexOf(address, position + 1));
    return { start, end: start + address.length };
  }
  const start = token.type === "link_open" ? position - 1 : position;
  const found = content.indexOf(address, position);
  if (found >= 0) return { start, end: found + address.length + 1 };
  return { start, end: start + (REFERENCE.exec(content.slice(start))?.[0].length ?? 1) };
}
