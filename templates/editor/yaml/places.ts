import { isMap, isScalar, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";

/** A part of a text that another one takes the place of. */
export type Edit = { from: number; to: number; text: string };

export type Span = readonly [from: number, to: number];

/** A part of a text, with edits that were made in it. */
export function editedPart(text: string, [from, to]: Span, edits: readonly Edit[]): string {
  // The last first, so that offsets stay true.
  const ordered = edits.toSorted((a, b) => b.from - a.from || b.to - a.to);
  let edited = text;
  for (const edit of ordered) edited = edited.slice(0, edit.from) + edit.text + edited.slice(edit.to);
  return edited.slice(from, edited.length - (text.length - to));
}

/** Offset of the beginning of the line that an offset is in. */
export const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

/** Offset of the end of the line that what ends at an offset ends in. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}

/** White space that is as wide as what is before an offset in its line. */
export const indentAt = (text: string, offset: number): string => " ".repeat(offset - lineStart(text, offset));

/** Where a value is written, without the white space behind it. */
export function spanOf(text: string, node: Node): Span {
  const [from = 0, to = from] = node.range ?? [];
  return [from, Math.max(from, text.slice(0, to).trimEnd().length)];
}

/** Where a key and its value are written. */
export function spanOfPair(text: string, { key, value }: Pair): Span {
  const [from, keyEnd] = spanOf(text, key as Node);
  const to = value ? spanOf(text, value as Node)[1] : keyEnd;
  return [from, Math.max(to, text[keyEnd] === ":" ? keyEnd + 1 : keyEnd)];
}

export const findPair = ({ items }: YAMLMap, name: string): Pair | undefined =>
  items.find(({ key }) => (isScalar(key) ? String(key.value) : key) === name);

/** Puts a map or list between brackets together anew, with the brackets and commas that it has. */
export function rejoin(text: string, node: YAMLMap | YAMLSeq, parts: readonly string[]): Edit {
  const [from, to] = spanOf(text, node);
  const [start, end] = isMap(node) ? ["{ ", " }"] : ["[", "]"];
  if (parts.length === 0) return { from, to, text: `${start.trim()}${end.trim()}` };
  const spans = (node.items as (Pair | Node)[]).map((item) =>
    "key" in item ? spanOfPair(text, item) : spanOf(text, item),
  );
  const [first, second, last] = [spans[0], spans[1], spans.at(-1)];
  const open = first ? text.slice(from, first[0]) : start;
  const close = last ? text.slice(last[1], to) : end;
  const between = first && second ? text.slice(first[1], second[0]) : ", ";
  return { from, to, text: `${open}${parts.join(between)}${close}` };
}
