import type { Node, Pair, YAMLMap, YAMLSeq } from "yaml";
import { isScalar } from "yaml";
import type { EditorField } from "../../../runtime/site/editor.ts";
import { applyEdits, type Edit, lineStart, trimmedEnd } from "./edits.ts";

/** A YAML text that is edited. */
export interface Editing {
  text: string;
  edits: Edit[];
  /** Edits a value of any kind. */
  value(editing: Editing, node: Node | null, change: Change): void;
}

/** What a value is to become. */
export interface Change {
  before: unknown;
  after: unknown;
  field: EditorField;
  /** Whether it is between braces or brackets. */
  flow: boolean;
  /** White space before the key or the dash of the value. */
  indent: string;
}

/** A part of the text, with the edits that a function makes in it. */
export function editedPart(editing: Editing, [from, to]: Span, edit: (inner: Editing) => void): string {
  const inner: Editing = { ...editing, edits: [] };
  edit(inner);
  const grown = inner.edits.reduce((sum, { from: start, to: end, text }) => sum + text.length - (end - start), 0);
  return applyEdits(editing.text, inner.edits, 0, editing.text.length).slice(from, to + grown);
}

type Span = readonly [from: number, to: number];

/** Where a value is written, without the white space behind it. */
export function spanOf(text: string, node: Node): Span {
  const [from = 0, to = from] = node.range ?? [];
  return [from, Math.max(from, trimmedEnd(text, to))];
}

/** Where a key and its value are written. */
export function spanOfPair(text: string, { key, value }: Pair): Span {
  const [from, keyEnd] = spanOf(text, key as Node);
  const to = value ? spanOf(text, value as Node)[1] : keyEnd;
  return [from, Math.max(to, text[keyEnd] === ":" ? keyEnd + 1 : keyEnd)];
}

export const findPair = ({ items }: YAMLMap, name: string): Pair | undefined =>
  items.find(({ key }) => (isScalar(key) ? String(key.value) : key) === name);

/** White space that is as wide as what is before an offset in its line. */
export const indentAt = (text: string, offset: number): string => " ".repeat(offset - lineStart(text, offset));

/** Parts between the brackets and commas that a map or list has. */
export function joinParts(text: string, { items, range }: YAMLMap | YAMLSeq, parts: readonly string[]): string {
  const spans = (items as (Pair | Node)[]).map((item) => ("key" in item ? spanOfPair(text, item) : spanOf(text, item)));
  const [from, to] = [range?.[0] ?? 0, range?.[1] ?? 0];
  const isMapping = text[from] === "{";
  const [first, second, last] = [spans[0], spans[1], spans.at(-1)];
  const open = first ? text.slice(from, first[0]) : isMapping ? "{ " : "[";
  const close = last ? text.slice(last[1], to) : isMapping ? " }" : "]";
  const between = first && second ? text.slice(first[1], second[0]) : ", ";
  return `${open}${parts.join(between)}${close}`;
}
