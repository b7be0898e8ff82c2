import { endLine, KEY, leave, readInline, SPACES, startLine, take, takeKey, type Cursor } from "./plainYamlValues.ts";

/** Maps are JavaScript objects, lists arrays; an alias is the very value of its anchor, as the parser has it. */
type PlainMap = Record<string, unknown>;

const BRACKET = /[[{]/y;
const ANCHOR = /&([\w-]+)(?= |\n) */y;
const ALIAS = /\*([\w-]+)(?= *\n)/y;
const DASH = /- (?! )/y;
const BLOCK_TEXT = /([|>])(-?)(?= *\n)/y;

/** So few can't stand for more values than the parser would resolve. */
const MAX_ALIASES = 14;

/**
 * Reads YAML that is written plainly, as most settings and front matter are, many times faster than the parser does: maps and
 * lists by indentation or in brackets, texts with or without quotation marks, numbers, aliases, comments (YAML 1.2, core
 * schema). Undefined for anything else, broken YAML too: that is the parser's.
 */
export function readPlainYaml(text: string): PlainMap | undefined {
  // Line ends of other systems, tabs and invisible characters have rules of their own.
  if (/[^\P{Cc}\n]|[\u2028\u2029\ufeff]/u.test(text)) return undefined;
  const cursor: Cursor = {
    text: text.endsWith("\n") ? text : `${text}\n`,
    at: 0,
    indent: 0,
    anchors: new Map(),
    aliases: 0,
  };
  try {
    if (startLine(cursor) !== 0) return undefined;
    const map = readMap(cursor);
    return cursor.indent === -1 ? map : undefined;
  } catch (error) {
    if (error === leave) return undefined;
    throw error;
  }
}

/** A map whose first key is at the cursor. The lines of the others begin where it does. */
function readMap(cursor: Cursor, indent = cursor.indent): PlainMap {
  const map: PlainMap = {};
  do {
    const key = takeKey(cursor);
    if (Object.hasOwn(map, key)) throw leave;
    map[key] = readValue(cursor, indent, () => cursor.indent === indent && startsItem(cursor));
  } while (cursor.indent === indent && !startsItem(cursor));
  return map;
}

function readList(cursor: Cursor): unknown[] {
  const { indent } = cursor;
  const list: unknown[] = [];
  do {
    const dash = cursor.at;
    if (!take(cursor, DASH)) throw leave;
    const column = indent + cursor.at - dash;
    list.push(startsKey(cursor) ? readMap(cursor, column) : readValue(cursor, indent));
    if (cursor.indent > indent) throw leave;
  } while (cursor.indent === indent && startsItem(cursor));
  return list;
}

/**
 * What stands after a key or a dash, up to the first line that is not part of it.
 * @param isList whether the line at the cursor is an item of the value, though not indented further than its key
 */
function readValue(cursor: Cursor, indent: number, isList = () => false): unknown {
  take(cursor, SPACES);
  const anchor = take(cursor, ANCHOR)?.[1];
  const value = endLine(cursor) ? readBelow(cursor, indent, isList) : readBeside(cursor, indent);
  // Text that goes on in the next line.
  if (cursor.indent > indent) throw leave;
  if (anchor !== undefined) {
    if (cursor.anchors.has(anchor)) throw leave;
    cursor.anchors.set(anchor, value);
  }
  return value;
}

function readBelow(cursor: Cursor, indent: number, isList: () => boolean): unknown {
  if (cursor.indent > indent) {
    if (startsItem(cursor)) return readList(cursor);
    if (startsKey(cursor)) return readMap(cursor);
    if (looksAt(cursor, BRACKET)) return readBeside(cursor, indent);
  }
  // A key with nothing below it is null, which is hardly ever meant.
  if (!isList()) throw leave;
  return readList(cursor);
}

function readBeside(cursor: Cursor, indent: number): unknown {
  const [, style, chomping] = take(cursor, BLOCK_TEXT) ?? [];
  if (style) return readBlockText(cursor, indent, style, chomping);
  const alias = take(cursor, ALIAS)?.[1];
  const value = alias === undefined ? readInline(cursor, indent) : resolve(cursor, alias);
  if (!endLine(cursor)) throw leave;
  return value;
}

function resolve(cursor: Cursor, alias: string): unknown {
  cursor.aliases += 1;
  if (!cursor.anchors.has(alias) || cursor.aliases > MAX_ALIASES) throw leave;
  return cursor.anchors.get(alias);
}

/** Lines below `|` keep their ends, those below `>` become one for each paragraph. */
function readBlockText(cursor: Cursor, indent: number, style: string, chomping = ""): string {
  const { text } = cursor;
  let end = text.indexOf("\n", cursor.at) + 1;
  const margin = /^ */.exec(text.slice(end, end + 100))?.[0] ?? "";
  if (margin.length <= indent) throw leave;
  const lines: string[] = [];
  while (end < text.length && (text.startsWith(margin, end) || text[end] === "\n")) {
    const next = text.indexOf("\n", end) + 1;
    lines.push(text.slice(end, next - 1).slice(margin.length));
    end = next;
  }
  while (lines.at(-1) === "") lines.pop();
  const joined = lines.join("\n");
  // Spaces at the margin mean something else in each place where they can stand.
  if (!/^[^ \n]/.test(joined) || / $/m.test(joined) || (style === ">" && /^ /m.test(joined))) throw leave;
  cursor.at = end;
  startLine(cursor);
  const folded = style === ">" ? joined.replaceAll(/\n(\n*)/g, (_, more: string) => more || " ") : joined;
  return chomping ? folded : `${folded}\n`;
}

const looksAt = ({ text, at }: Cursor, pattern: RegExp): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};
const startsItem = (cursor: Cursor): boolean => cursor.text.startsWith("- ", cursor.at);
const startsKey = (cursor: Cursor): boolean => looksAt(cursor, KEY);
