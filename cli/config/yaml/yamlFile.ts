import { LineCounter, parseDocument, Schema, type Document } from "yaml";
import type { Edit, Place } from "../../report/problem.ts";
import type { TextEdit } from "./checkNodes.ts";

/** A YAML text that is to be parsed. */
export interface YamlSource {
  file: string;
  text: string;
  /** The whole file's text when `text` is a part of it, for code frames. */
  whole?: string;
  firstLine?: number;
}

/** A parsed YAML text, able to say where each value is written. */
export interface YamlFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string;
  /** Line of the text's first line in its file; front matter begins at 2. */
  firstLine: number;
  value: unknown;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Parses a text into nodes with their offsets. Keys that are there twice are found by `checkNodes`: the time of the parser's own check grows with the square of the keys. */
export const parseNodes = (text: string): Document.Parsed =>
  parseDocument(text, { prettyErrors: false, uniqueKeys: false, schema: CORE });

/** YAML 1.2's core schema, made once: by default each text gets one of its own, which takes longer than to parse a short text. */
const CORE = new Schema({ schema: "core", resolveKnownTags: true });

/** A text whose value is known. Its nodes are parsed when a place is asked for. */
export function yamlFile(
  { file, text, whole = text, firstLine = 1 }: YamlSource,
  value: unknown,
  document?: Document.Parsed,
): YamlFile {
  let lines: LineCounter | undefined;
  return {
    file,
    text: whole,
    firstLine,
    value,
    get document() {
      return (document ??= parseNodes(text));
    },
    get lines() {
      return (lines ??= countLines(text));
    },
  };
}

/** Where lines begin. The parser would count them itself, but misses some in broken files. */
export function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  for (const { index } of text.matchAll(/(?<=^|\n)/g)) lines.addNewLine(index);
  return lines;
}

/** A place from offsets; what goes on below the line is cut off. */
export function placeOf(
  { file, text, firstLine, lines }: Pick<YamlFile, "file" | "text" | "firstLine" | "lines">,
  start: number,
  end = start + 1,
): Place {
  const { line, col } = lines.linePos(start);
  const next = lines.lineStarts[line] ?? Number.POSITIVE_INFINITY;
  return { file, line: line + firstLine - 1, column: col, length: Math.max(1, Math.min(end, next - 1) - start), text };
}

/** Characters to be replaced, as a part of one line. */
export function editOf(yaml: Parameters<typeof placeOf>[0], { start, end, write }: TextEdit): Edit {
  const { text: _, ...place } = placeOf(yaml, start, end);
  return { ...place, length: end - start, write };
}
