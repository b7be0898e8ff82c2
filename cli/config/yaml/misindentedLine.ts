import { isScalar, visit, type Document } from "yaml";
import { parseNodes } from "./yamlFile.ts";

/** A line that is indented too little or too deep. */
export interface MisindentedLine {
  /** Offset of the line. */
  start: number;
  /** How many spaces it begins with, and with how many the file is valid. */
  written: number;
  meant: number;
}

interface Line {
  start: number;
  indent: number;
  text: string;
}

/** Each try reads the whole text. */
const LONGEST = 100_000;

/** A key or an entry of a list: not a line that goes on with a text. */
const OF_ITS_OWN = /^ *(?:- |[^\s:#-][^:]*:(?: |$))/;

/**
 * The one line because of whose indentation a text is no YAML, found by indenting lines near the error like those around
 * them until the parser has nothing to say. Undefined where that does not help, because something else is wrong.
 */
export function misindentedLine(text: string, errorStart: number): MisindentedLine | undefined {
  if (text.length > LONGEST || text.includes("\t")) return undefined;
  const lines = splitLines(text);
  const at = lines.findLastIndex(({ start }) => start <= errorStart);
  for (const [index, indent] of listTries(lines, at)) {
    const line = lines[index];
    if (!line || indent === line.indent || !OF_ITS_OWN.test(line.text)) continue;
    const changed = text.slice(0, line.start) + " ".repeat(indent) + text.slice(line.start + line.indent);
    if (isSound(parseNodes(changed), line.start + indent))
      return { start: line.start, written: line.indent, meant: indent };
  }
  return undefined;
}

/** Lines that are not empty. */
const splitLines = (text: string): Line[] =>
  [...text.matchAll(/^( *)(?![ \r\n]|#|$).*$/gm)].map(({ index, 0: line, 1: spaces = "" }) => ({
    start: index,
    indent: spaces.length,
    text: line.trimEnd(),
  }));

/** Which line may be meant with which indentation. One that is not as deep as the lines around it is the most likely. */
function listTries(lines: readonly Line[], at: number): [line: number, indent: number][] {
  const indentOf = (index: number) => lines[index]?.indent;
  const tries: [number, number][] = [];
  const [before, own, after] = [indentOf(at - 2), indentOf(at - 1), indentOf(at)];
  if (before !== undefined && own !== undefined && before === after && own < before) tries.push([at - 1, before]);
  for (const index of [at, at - 1]) {
    const near = [-1, -2, -3, -4, -5, 1].flatMap((step) => columnsOf(lines[index + step]));
    const distance = (indent: number) => Math.abs(indent - (indentOf(index) ?? 0));
    for (const indent of near.sort((a, b) => distance(a) - distance(b) || b - a)) tries.push([index, indent]);
  }
  return tries;
}

/** Where keys or entries like those of a line begin: at its own, and behind the dash of a list. */
function columnsOf(line: Line | undefined): number[] {
  if (!line) return [];
  const dash = /^ *- +/.exec(line.text)?.[0].length;
  return dash === undefined ? [line.indent] : [line.indent, dash];
}

/** Whether a text has no mistakes any more, and the line is not swallowed by a text above it. */
function isSound(document: Document.Parsed, offset: number): boolean {
  if (document.errors.length + document.warnings.length > 0) return false;
  let found = false;
  visit(document, {
    Node(_key, node) {
      // An entry of a list begins behind its dash.
      const start = node.range?.[0] ?? -1;
      found ||= start === offset || (start > offset && start <= offset + 2 && !isScalar(node));
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}
