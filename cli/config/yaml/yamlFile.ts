import { once } from "../../core/lookups.ts";
import { LineCounter, parseDocument, Schema, type Document } from "yaml";
import type { Edit, Place } from "../../core/problems/problem.ts";

export interface YamlSource {
  file: string;
  text: string;
  /** The whole file if `text` is a part of it, for code frames. */
  whole?: string;
  firstLine?: number;
}

/** A parsed YAML text with source locations. */
export interface YamlFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string;
  /** Line in the file at which the text begins; 2 for front matter. */
  firstLine: number;
  value: unknown;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Parses a text into nodes. `checkNodes` finds duplicate keys; the parser's own check takes quadratic time. */
export const parseNodes = (text: string): Document.Parsed =>
  parseDocument(text, { prettyErrors: false, uniqueKeys: false, schema: CORE });

/** YAML 1.2's core schema, shared: making one takes longer than parsing a short text. */
const CORE = new Schema({ schema: "core", resolveKnownTags: true });

/** Nodes and lines are only made for source locations: those of all files would take much memory. */
export function yamlFile(
  { file, text, whole = text, firstLine = 1 }: YamlSource,
  value: unknown,
  document?: Document.Parsed,
): YamlFile {
  const lines = once(() => countLines(text));
  return {
    file,
    text: whole,
    firstLine,
    value,
    get document() {
      return (document ??= parseNodes(text));
    },
    get lines() {
      return lines();
    },
  };
}

/** Finds line starts. The parser's own count misses some in invalid files. */
function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  for (const { index } of text.matchAll(/(?<=^|\n)/g)) lines.addNewLine(index);
  return lines;
}

/** The source location of a range, cut off at the end of its line. */
export function placeOf({ file, text, firstLine, lines }: YamlFile, start: number, end = start + 1): Place {
  const { line, col } = lines.linePos(start);
  const next = lines.lineStarts[line] ?? Number.POSITIVE_INFINITY;
  return { file, line: line + firstLine - 1, column: col, length: Math.max(1, Math.min(end, next - 1) - start), text };
}

export interface TextEdit {
  start: number;
  end: number;
  write: string;
}

export function editOf(yaml: YamlFile, { start, end, write }: TextEdit): Edit {
  const { text: _, ...place } = placeOf(yaml, start, end);
  return { ...place, length: end - start, write };
}

/** Parses a key path: `contacts.offices[0].name` or `contacts.offices.0.name`. A name with dots is in `["…"]`. */
export function parseKey(text: string): string[] {
  return [...text.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(
    ([, quoted, index, name]) => quoted ?? index ?? name ?? "",
  );
}

export const writeKey = (path: readonly PropertyKey[]): string =>
  path
    .map((step, at) => {
      const name = String(step);
      if (/^\d+$/.test(name)) return `[${name}]`;
      if (name.includes(".")) return `["${name}"]`;
      return at === 0 ? name : `.${name}`;
    })
    .join("");

/** Whether a value is a YAML map: an object that is no list. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[step];
  }
  return at;
}

/** The texts at paths of settings. A step `*` is each key of a map, or each entry of a list. */
export function textsAt(settings: unknown, paths: readonly string[]): { text: string; path: string[] }[] {
  const below = (value: unknown, [step, ...steps]: readonly string[], path: string[]): ReturnType<typeof textsAt> => {
    if (step === undefined) return typeof value === "string" ? [{ text: value, path }] : [];
    const keys = step === "*" ? Object.keys(value ?? {}) : [step];
    return keys.flatMap((key) => below(valueAt(value, [key]), steps, [...path, key]));
  };
  return paths.flatMap((path) => below(settings, path.split("."), []));
}
