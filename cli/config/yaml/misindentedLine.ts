import { isScalar, visit, type Document } from "yaml";
import { count } from "../../core/console/text.ts";
import type { LocatedMistake } from "./checkNodes.ts";
import { parseNodes } from "./yamlFile.ts";

export const TOO_FAR_IN = "The line is indented too far";

/** Longest text to try: each attempt parses all of it. */
const MAX_LENGTH = 100_000;

/** A key or list entry, not the continuation of a text. */
const KEY_OR_ENTRY = /^ *(?:- |[^\s:#-][^:]*:(?: |$))/;

/**
 * Reports the one line whose indentation makes a text invalid, found by giving lines near the error the indentation of
 * others until the text parses. Undefined if something else is wrong.
 */
export function misindentedLine(text: string, errorStart: number): LocatedMistake | undefined {
  if (text.length > MAX_LENGTH || text.includes("\t")) return undefined;
  const lines = splitLines(text);
  const at = lines.findLastIndex(({ start }) => start <= errorStart);
  for (const [index, meant] of listCandidates(lines, at)) {
    const line = lines[index];
    if (!line || meant === line.indent || !KEY_OR_ENTRY.test(line.text)) continue;
    const { start, indent } = line;
    const [write, content] = [" ".repeat(meant), line.text.slice(indent)];
    const end = start + indent;
    if (!isValid(parseNodes(text.slice(0, start) + write + text.slice(end)), start + meant)) continue;
    return {
      code: "yaml-syntax",
      message: indent < meant ? "The line is not indented far enough" : TOO_FAR_IN,
      why: "All keys of a map begin in the same column, and so do all entries of a list.",
      hint: `Write \`${write}${content}\`, with ${count(meant, "space")} before it, not ${indent}.`,
      range: [end, end + content.length],
      edits: [{ start, end, write }],
    };
  }
  return undefined;
}

const splitLines = (text: string) =>
  [...text.matchAll(/^( *)(?![ \r\n]|#|$).*$/gm)].map(({ index, 0: line, 1: spaces = "" }) => ({
    start: index,
    indent: spaces.length,
    text: line.trimEnd(),
  }));

type Line = ReturnType<typeof splitLines>[number];

/** Candidates: which line to indent how. A line that is less deep than both neighbours comes first. */
function listCandidates(lines: readonly Line[], at: number): [line: number, indent: number][] {
  const [before = -1, own = -1, after = -1] = [at - 2, at - 1, at].map((index) => lines[index]?.indent);
  const candidates: [number, number][] = before === after && own < before ? [[at - 1, before]] : [];
  for (const index of [at, at - 1]) {
    const near = [-1, -2, -3, -4, -5, 1].flatMap((step) => columnsOf(lines[index + step]));
    const distance = (indent: number) => Math.abs(indent - (lines[index]?.indent ?? 0));
    for (const indent of near.sort((a, b) => distance(a) - distance(b) || b - a)) candidates.push([index, indent]);
  }
  return candidates;
}

/** Columns at which siblings of a line may begin: its own, and behind its dash. */
function columnsOf(line: Line | undefined): number[] {
  if (!line) return [];
  const dash = /^ *- +/.exec(line.text)?.[0].length;
  return dash === undefined ? [line.indent] : [line.indent, dash];
}

/** Whether a text is valid and the line at an offset isn't part of a text above it. */
function isValid(document: Document.Parsed, offset: number): boolean {
  if (document.errors.length + document.warnings.length > 0) return false;
  let found = false;
  visit(document, {
    Node(_key, node) {
      // The node of a list entry begins behind its dash.
      const start = node.range?.[0] ?? -1;
      found ||= start === offset || (start > offset && start <= offset + 2 && !isScalar(node));
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

/**
 * Offset of the unclosed quotation mark that causes an error. It spans lines up to the next quotation mark, and the
 * parser reports what follows that.
 * @param unclosed Whether the parser reports an unclosed quotation mark.
 */
export function findOpenQuote(
  document: Document.Parsed,
  { text, lineStart, start, unclosed }: { text: string; lineStart: number; start: number; unclosed: boolean },
): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!range || (type !== "QUOTE_DOUBLE" && type !== "QUOTE_SINGLE")) return;
      const [from, to] = range;
      const swallowed = to >= lineStart && to <= start && text.slice(from, to).includes("\n");
      if (from <= start && (unclosed || swallowed)) offset = from;
    },
  });
  return offset;
}

/** Offset of the last unclosed bracket or brace before an error. */
export function findOpenBracket(document: Document.Parsed, text: string, start: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Collection(_key, { flow, range }) {
      if (flow && range && range[0] < start && !/[\]}]/.test(text[range[1] - 1] ?? "")) offset = range[0];
    },
  });
  return offset;
}
