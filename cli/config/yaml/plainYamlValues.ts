/** A place in plain YAML, and what was found before it. */
export interface Cursor {
  /** Ends with a line end. */
  text: string;
  at: number;
  /** Spaces before the line at the cursor; -1 after the last line. */
  indent: number;
  anchors: Map<string, unknown>;
  aliases: number;
}

/** Thrown where YAML is not plain, or not YAML. Made once: a stack costs more than the reading. */
export const leave = new Error("This is for the YAML parser");

export const KEY = /([a-zA-Z][\w-]*):(?=[ \n])/y;
const LINE_END = /(?:(?<= )#[^\n]*| )*\n/y;
const BETWEEN_LINES = /(?: *(?:#[^\n]*)?\n)*( *)/y;
export const SPACES = / +/y;
const SPACES_AT_END = / +$/;
const IN_BRACKETS = /[ \n]*/y;
const QUOTED = /"([^"\\\n]*)"|'([^'\n]*)'(?!')/y;
const FLOW_TEXT = /[^,[\]{}:#\n"'][^,[\]{}:#\n]*/y;

/** What stands for something else than its letters, in any case that YAML knows. */
const SPECIAL = /^(?:true|false|null|constructor|prototype)$/i;
const NUMBER = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;
/** Numbers in other notations, which hardly anybody means. */
const NUMBER_LIKE = /^\+?(?:\d[\d_.]*(?:e[-+]?\d*)?|0[xob][\da-f_]*)$/i;
/** Other first characters are signs of YAML's own. */
const TEXT = /^[a-zA-Z\d/+(£€$₹]/;
/** Those of any script take half a millisecond to be looked up. */
let letter: RegExp | undefined;
const isText = (written: string): boolean => TEXT.test(written) || (letter ??= /^\p{L}/u).test(written);
const MAX_DEPTH = 20;

/** What a sticky pattern finds at the cursor, which moves behind it. */
export function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text);
  if (!found) return undefined;
  cursor.at = pattern.lastIndex;
  return found;
}

export function takeKey(cursor: Cursor): string {
  const key = take(cursor, KEY)?.[1];
  if (key === undefined || SPECIAL.test(key)) throw leave;
  return key;
}

/** Goes to the next line that says something, and returns its indentation. */
export function startLine(cursor: Cursor): number {
  const indent = take(cursor, BETWEEN_LINES)?.[1]?.length ?? 0;
  cursor.indent = cursor.at < cursor.text.length ? indent : -1;
  return cursor.indent;
}

/** Leaves the line when nothing but a comment is left of it. */
export function endLine(cursor: Cursor): boolean {
  if (!take(cursor, LINE_END)) return false;
  startLine(cursor);
  return true;
}

/** A text, number, boolean, or what stands in brackets, below which further lines are indented more than `indent`. */
export function readInline(cursor: Cursor, indent: number): unknown {
  const { text, at } = cursor;
  if (text[at] === "[" || text[at] === "{") return readFlow(cursor, indent, 0);
  const quoted = take(cursor, QUOTED);
  if (quoted) return quoted[1] ?? quoted[2];
  const line = text.slice(at, text.indexOf("\n", at));
  const comment = line.indexOf(" #");
  const written = (comment < 0 ? line : line.slice(0, comment)).replace(SPACES_AT_END, "");
  if (written.includes(": ") || written.endsWith(":")) throw leave;
  cursor.at = at + written.length;
  return plainValue(written);
}

function readFlow(cursor: Cursor, indent: number, depth: number): unknown {
  if (depth > MAX_DEPTH) throw leave;
  const opening = cursor.text[cursor.at];
  if (opening !== "[" && opening !== "{") return flowScalar(cursor);
  const closing = opening === "[" ? "]" : "}";
  const list: unknown[] = [];
  const map: Record<string, unknown> = {};
  cursor.at += 1;
  skip(cursor, indent);
  while (cursor.text[cursor.at] !== closing) {
    const key = opening === "{" ? takeKey(cursor) : undefined;
    if (key !== undefined) take(cursor, SPACES);
    const value = readFlow(cursor, indent, depth + 1);
    if (key === undefined) list.push(value);
    else if (Object.hasOwn(map, key)) throw leave;
    else map[key] = value;
    skip(cursor, indent);
    if (cursor.text[cursor.at] === ",") {
      cursor.at += 1;
      skip(cursor, indent);
    } else if (cursor.text[cursor.at] !== closing) throw leave;
  }
  cursor.at += 1;
  return opening === "[" ? list : map;
}

/** Space within brackets. Its last line has to be indented further than what the brackets are the value of. */
function skip(cursor: Cursor, indent: number): void {
  const space = take(cursor, IN_BRACKETS)?.[0] ?? "";
  const lineEnd = space.lastIndexOf("\n");
  if (lineEnd >= 0 && space.length - lineEnd - 1 <= indent) throw leave;
}

function flowScalar(cursor: Cursor): unknown {
  const quoted = take(cursor, QUOTED);
  if (quoted) return quoted[1] ?? quoted[2];
  return plainValue(take(cursor, FLOW_TEXT)?.[0].replace(SPACES_AT_END, "") ?? "");
}

/** A value without quotation marks, by YAML's core schema. */
function plainValue(written: string): unknown {
  if (written === "true" || written === "false") return written === "true";
  if (NUMBER.test(written)) return Number(written);
  if (!isText(written) || SPECIAL.test(written) || NUMBER_LIKE.test(written)) throw leave;
  return written;
}
