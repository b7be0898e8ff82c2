import { isMap, isScalar, isSeq, stringify, type Node, type YAMLMap, type YAMLSeq } from "yaml";
import { parseNodes } from "../../config/index.ts";

/**
 * Adds a value to a YAML text: a new key of a map, or a new item of a list. Comments, order and quotes of the text stay.
 * @returns undefined when no lines can be added to the text in its present form; then the user has to do it.
 */
export function addToYaml(text: string, path: readonly string[], value: unknown): string | undefined {
  const reached = deepest(parseNodes(text).contents, path);
  if (!reached) return undefined;
  const { node, rest } = reached;
  const nested = rest.slice(1).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const [key] = rest;
  if (isSeq(node)) return key === undefined ? addItem(text, node, value) : undefined;
  return key === undefined ? undefined : addKey(text, node, key, nested);
}

/** The deepest list or map on the path, and the rest of the path. */
function deepest(from: Node | null, path: readonly string[]): { node: YAMLMap | YAMLSeq; rest: string[] } | undefined {
  if (isSeq(from)) return { node: from, rest: [...path] };
  if (!isMap(from)) return undefined;
  const [key, ...rest] = path;
  const pair = from.items.find((candidate) => isScalar(candidate.key) && candidate.key.value === key);
  return pair ? deepest(pair.value as Node | null, rest) : { node: from, rest: [...path] };
}

function addItem(text: string, list: YAMLSeq, value: unknown): string {
  if (list.flow) return addInBrackets(text, list, onOneLine(value));
  const items = list.items as Node[];
  const first = items[0]?.range?.[0] ?? 0;
  const indent = text.slice(text.lastIndexOf("\n", first) + 1, text.lastIndexOf("-", first));
  return addLines(text, items.at(-1)?.range?.[1] ?? text.length, [`${indent}- ${onOneLine(value)}`]);
}

function addKey(text: string, map: YAMLMap, key: string, value: unknown): string {
  if (map.flow) return addInBrackets(text, map, `${key}: ${onOneLine(value)}`);
  const first = (map.items[0]?.key as Node | undefined)?.range?.[0] ?? 0;
  const last = map.items.at(-1);
  const end = (last?.value as Node | null)?.range?.[1] ?? (last?.key as Node | undefined)?.range?.[1] ?? text.length;
  const indent = " ".repeat(first - text.lastIndexOf("\n", first - 1) - 1);
  return addLines(text, end, keyLines(key, value, indent));
}

/** Lines of a key with its value: maps in block style, a line for each item of a list. */
function keyLines(key: string, value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return [`${indent}${key}:`, ...itemLines(value, `${indent}  `)];
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (entries.every(([, inner]) => typeof inner !== "object")) return [`${indent}${key}: ${onOneLine(value)}`];
  return [`${indent}${key}:`, ...entries.flatMap(([name, inner]) => keyLines(name, inner, `${indent}  `))];
}

function addInBrackets(text: string, { items, range }: YAMLMap | YAMLSeq, added: string): string {
  const end = (range?.[1] ?? text.length) - 1;
  const before = text.slice(0, end).trimEnd();
  const pad = text[end] === "}" && items.length === 0 ? " " : "";
  const comma = items.length === 0 ? pad : before.endsWith(",") ? " " : ", ";
  return `${before}${comma}${added}${text.slice(before.length, end) || pad}${text.slice(end)}`;
}

function addLines(text: string, offset: number, lines: readonly string[]): string {
  const found = text[offset - 1] === "\n" ? offset - 1 : text.indexOf("\n", offset);
  const end = found < 0 ? text.length : found;
  return `${text.slice(0, end)}\n${lines.join("\n")}${text.slice(end) || "\n"}`;
}

/** A value as YAML on one line: maps and lists in braces and brackets. */
export function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return scalar(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.length === 0 ? "{}" : `{ ${entries.map(([key, inner]) => `${key}: ${onOneLine(inner)}`).join(", ")} }`;
}

/** A scalar with the quotes that it needs in a flow collection. */
const scalar = (value: unknown): string =>
  stringify([value], { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1);

/** The items of a list, a line for each. */
export const itemLines = (items: readonly unknown[], indent: string): string[] =>
  items.map((item) => `${indent}- ${onOneLine(item)}`);

/** Lines to write. False and undefined are none. */
export type Lines = string | false | undefined | readonly Lines[];

export const listLines = (lines: Lines): string[] =>
  typeof lines === "string" ? [lines] : lines ? lines.flatMap(listLines) : [];

/** A comment, wrapped into lines. */
export function comment(text: string, indent = ""): string[] {
  const lines = text.match(new RegExp(`.{1,${110 - indent.length}}(?: |$)`, "g")) ?? [text];
  return lines.map((line) => `${indent}# ${line.trimEnd()}`);
}
