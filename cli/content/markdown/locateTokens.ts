import type { MarkdownIt, Token } from "markdown-it";
import { once } from "../../core/lookups.ts";
import { rejectedAt, safeHtmlOf } from "../dialect/htmlAttributes.ts";
import { createParser } from "./markdownParser.ts";
import type { Config } from "../../model/config.ts";

/** A heading, link, picture, footnote mark or piece of raw HTML, with its position in the text. */
export interface LocatedToken {
  token: Token;
  offset: number;
  length: number;
}

const MAX_MARK_LENGTH = 60;

/** Inline tokens to locate, besides links and pictures. `footnote` is a mark without a note. */
const LOCATED_TYPES: ReadonlySet<string> = new Set(["html_inline", "footnote", "footnote_ref"]);

const positions = new WeakMap<Token, number>();

/** markdown-it has line numbers of blocks only, so this parser also records the offset of each inline token. */
const positionParser = once((): MarkdownIt => {
  const parser = createParser();
  parser.inline.ruler.after("footnote_ref", "footnote", (state, silent) => {
    const mark = /^\[\^[^\]\s]+\]/.exec(state.src.slice(state.pos, state.pos + MAX_MARK_LENGTH))?.[0];
    if (mark === undefined) return false;
    if (!silent) state.push("footnote", "", 0).content = mark;
    state.pos += mark.length;
    return true;
  });
  const { State } = parser.inline;
  parser.inline.State = class extends State {
    override push(...args: Parameters<InstanceType<typeof State>["push"]>): Token {
      const token = super.push(...args);
      positions.set(token, this.pos);
      return token;
    }
  };
  return parser;
});

/** Locates headings, links, pictures, footnote marks and HTML, in order. @param environment Gets data of footnotes. */
export function locateTokens(markdown: string, environment: object = {}): LocatedToken[] {
  const lines = splitLines(markdown);
  let first = 0;
  return positionParser()
    .parse(markdown, environment)
    .flatMap((token): LocatedToken | LocatedToken[] => {
      // Table cells have no line of their own; they use that of their row.
      first = token.map?.[0] ?? first;
      if (token.type === "inline") return locateInline(token, lines.slice(first));
      const isHtml = token.type === "html_block" || safeHtmlOf(token) !== undefined || token.attrGet("id") !== null;
      if (!isHtml && token.type !== "section" && token.type !== "heading_open") return [];
      const before = isHtml ? token.content.slice(0, rejectedAt(token)).split("\n") : [""];
      const { offset, text } = lines[first + before.length - 1] ?? { offset: 0, text: "" };
      const start = Math.max(
        0,
        token.type !== "heading_open" || isHtml || token.markup === ""
          ? text.indexOf("<", before.at(-1)?.length)
          : text.search(token.markup === "=" ? /[^\s>]/ : /#/),
      );
      return { token, offset: offset + start, length: text.length - start };
    });
}

/** The address of a link or picture as written; undefined for other tokens. */
export const addressOf = (token: Token): string | undefined =>
  token.attrGet(token.type === "image" ? "src" : "href") ?? undefined;

const splitLines = (markdown: string) =>
  [...markdown.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)].map(({ index, 1: text = "" }) => ({ offset: index, text }));

function locateInline({ content, children }: Token, lines: ReturnType<typeof splitLines>): LocatedToken[] {
  return (children ?? []).flatMap((token): LocatedToken | [] => {
    if (addressOf(token) === undefined && !LOCATED_TYPES.has(token.type) && safeHtmlOf(token) === undefined) return [];
    const { start, end } = findWritten(token, content);
    const before = content.slice(0, start).split("\n");
    const line = lines[before.length - 1];
    // Markers of lists and quotes are not part of the content.
    const shown = content.split("\n")[before.length - 1] ?? "";
    const column = Math.max(0, line?.text.indexOf(shown) ?? 0) + (before.at(-1)?.length ?? 0);
    return { token, offset: (line?.offset ?? 0) + column, length: end - start };
  });
}

/** A reference-style link or picture. */
const REFERENCE = /^!?\[[^\]]*\](?:\[[^\]]*\])?/;

/** Start and end of a token in the text; a link or picture ends with its address. */
function findWritten(token: Token, content: string): { start: number; end: number } {
  const position = positions.get(token) ?? content.length;
  const address = addressOf(token);
  if (token.type === "footnote_ref") return { start: position, end: content.indexOf("]", position) + 1 };
  const html = safeHtmlOf(token);
  if (html !== undefined) return { start: position, end: position + html.length };
  if (address === undefined) return { start: position, end: position + token.content.length };
  if (token.markup !== "") {
    // For a bare URL the parser records a position inside of it or after it.
    const start = Math.max(0, content.lastIndexOf(address, position + 1));
    return { start, end: start + address.length };
  }
  const start = token.type === "link_open" ? position - 1 : position;
  const found = content.indexOf(address, position);
  if (found >= 0) return { start, end: found + address.length + 1 };
  return { start, end: start + (REFERENCE.exec(content.slice(start))?.[0].length ?? 1) };
}

/** Whether all safe HTML is allowed in a group's texts, or in texts without a group. */
export const isHtmlSafe = ({ network }: Config, group?: string): boolean =>
  ((group === undefined ? undefined : network.groups[group]?.markdown?.html) ?? network.markdown.html) === "safe";

/** The group of a Markdown file below `countries/content`; further languages have one more folder level. */
export const groupOfFile = ({ network }: Config, name: string): string | undefined =>
  name
    .split("/")
    .slice(1, -1)
    .find((folder) => Object.hasOwn(network.groups, folder));

/** Whether a text has HTML that is only allowed with `markdown.html: safe`. */
export const hasSafeHtml = (markdown: string): boolean =>
  /<[a-z]/i.test(markdown) && locateTokens(markdown).some(({ token }) => safeHtmlOf(token) !== undefined);
