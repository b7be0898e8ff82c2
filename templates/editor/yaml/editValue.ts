import { isMap, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import type { EditorField } from "../../../runtime/site/editor.ts";
import { fieldsOfItem, isEmpty, isSame, isValues, itemToWrite, type Values, valueToWrite } from "../values.ts";
import { diffItems, type ListStep } from "./diffItems.ts";
import {
  type Edit,
  editedPart,
  findPair,
  indentAt,
  lineEnd,
  lineStart,
  rejoin,
  type Span,
  spanOf,
  spanOfPair,
} from "./places.ts";
import { blockItem, blockPair, inlinePair, inlineValue, replacingValue } from "./writeValue.ts";

/** What a value is to become. */
interface Change {
  before: unknown;
  after: unknown;
  field: EditorField;
  /** Whether it is between braces or brackets. */
  flow: boolean;
  /** White space before the key or the dash of the value. */
  indent: string;
}

/** Edits that change a value: of a map and a list only what is not as it was, of anything else the whole. */
function editValue(text: string, node: Node, change: Change): Edit[] {
  const { before, after, field, flow, indent } = change;
  const fields = field.widget === "object" ? fieldsOfItem(after, field) : undefined;
  if (fields && isMap(node) && isValues(before) && isValues(after))
    return editMap(text, node, { before, after, fields });
  if (field.widget === "list" && isSeq(node) && Array.isArray(before) && Array.isArray(after))
    return editList(text, node, { before, after, field });
  if (isSame(before, after)) return [];
  const [from, to] = spanOf(text, node);
  const value = replacingValue(valueToWrite(after, field), node, { flow, indent });
  return [{ from, to, text: text[from - 1] === ":" ? ` ${value}` : value }];
}

type MapChange = { before: Values; after: Values; fields: readonly EditorField[] };

/** `pair` is the key as it is written, unless it is new; `after` is undefined for one that is removed. */
type KeyChange = { field: EditorField; pair: Pair | undefined; before: unknown; after: unknown };

/** Edits that change the keys of a map that are not what they were, and nothing else. */
export function editMap(text: string, map: YAMLMap, { before, after, fields }: MapChange): Edit[] {
  const changes = fields.flatMap((field): KeyChange[] => {
    const { name } = field;
    if (isSame(before[name], after[name])) return [];
    const pair = findPair(map, name);
    const isGone = isEmpty(after[name]) && !hasMore(pair?.value, field);
    if (isGone && !pair) return [];
    return [{ field, pair, before: before[name], after: isGone ? undefined : (after[name] ?? {}) }];
  });
  const isInPlace = changes.every(({ pair, after: value }) => pair?.value && value !== undefined);
  if (map.flow && !isInPlace) return [rejoin(text, map, partsInBraces(text, map, changes))];
  const isEmptied = changes.length > 0 && changes.every(({ after: value }) => value === undefined);
  if (isEmptied && changes.length === map.items.length) return [rejoin(text, map, [])];
  return changes.flatMap((change) => {
    const { pair } = change;
    if (!pair) return addLines(text, map, fields, change);
    return change.after === undefined ? removeLines(text, map, pair) : editPair(text, map, pair, change);
  });
}

/** True for a map that has keys of which the editor knows nothing. */
const hasMore = (node: unknown, { widget, fields = [] }: EditorField): boolean =>
  widget === "object" &&
  isMap(node) &&
  node.items.some(({ key }) => !fields.some(({ name }) => name === String((key as { value?: unknown }).value)));

function editPair(text: string, map: YAMLMap, pair: Pair, change: KeyChange): Edit[] {
  const indent = indentAt(text, spanOfPair(text, pair)[0]);
  return pair.value ? editValue(text, pair.value as Node, { ...change, indent, flow: map.flow === true }) : [];
}

function partsInBraces(text: string, map: YAMLMap, changes: readonly KeyChange[]): string[] {
  const written = ({ field, after }: KeyChange) => inlinePair(field.name, valueToWrite(after, field));
  const kept = map.items.flatMap((pair) => {
    const change = changes.find((candidate) => candidate.pair === pair);
    if (change && change.after === undefined) return [];
    if (change && !pair.value) return [written(change)];
    return [editedPart(text, spanOfPair(text, pair), change ? editPair(text, map, pair, change) : [])];
  });
  return [...kept, ...changes.filter(({ pair }) => !pair).map(written)];
}

/** A new key comes below the nearest key that is before it in the editor, or at the end. */
function addLines(text: string, map: YAMLMap, fields: readonly EditorField[], { field, after }: KeyChange): Edit[] {
  const earlier = fields.slice(0, fields.indexOf(field)).toReversed();
  const above = earlier.flatMap(({ name }) => findPair(map, name) ?? [])[0] ?? map.items.at(-1);
  const [first] = map.items;
  if (!above || !first) throw new Error("A map on lines of its own has a key");
  const at = lineEnd(text, spanOfPair(text, above)[1]);
  const lines = blockPair(field.name, valueToWrite(after, field), indentAt(text, spanOfPair(text, first)[0]));
  return [{ from: at, to: at, text: `\n${lines}` }];
}

function removeLines(text: string, map: YAMLMap, pair: Pair): Edit[] {
  const [from, end] = spanOfPair(text, pair);
  const to = Math.min(lineEnd(text, end) + 1, text.length);
  const start = lineStart(text, from);
  if (text.slice(start, from).trim() === "") return [{ from: start, to, text: "" }];
  // It is on the line of a dash: the next key comes there.
  const next = map.items[map.items.indexOf(pair) + 1];
  return [{ from, to: next ? spanOfPair(text, next)[0] : to, text: "" }];
}

type ListChange = { before: readonly unknown[]; after: readonly unknown[]; field: EditorField };

/** Edits that change the entries of a list that are not what they were: others keep their lines and comments. */
function editList(text: string, list: YAMLSeq, { before, after: all, field }: ListChange): Edit[] {
  const after = all.filter((item) => !isEmpty(item));
  const steps = diffItems(before, after);
  const nodes = list.items as Node[];
  const flow = list.flow === true;
  const editItem = (from: number, to: number): Edit[] => {
    const node = nodes[from];
    if (!node) return [];
    const item = { ...field, name: "", widget: "object" as const };
    const indent = indentAt(text, itemStart(text, node));
    return editValue(text, node, { before: before[from], after: after[to], field: item, flow, indent });
  };
  const isInPlace = steps.every((step) => step.before !== undefined && step.after !== undefined && !step.moved);
  if (isInPlace) return steps.flatMap((step) => editItem(step.before ?? -1, step.after ?? -1));
  const parts = steps.flatMap(({ before: from, after: to }: ListStep) => {
    if (to === undefined) return [];
    if (from === undefined) return [newItem(text, list, itemToWrite(after[to], field))];
    return [editedPart(text, itemSpan(text, list, from), editItem(from, to))];
  });
  if (flow) return [rejoin(text, list, parts)];
  const [from] = itemSpan(text, list, 0);
  const [, to] = itemSpan(text, list, nodes.length - 1);
  return [{ from, to, text: parts.join("\n") }];
}

function newItem(text: string, list: YAMLSeq, value: unknown): string {
  if (list.flow) return inlineValue(value);
  const [first] = list.items as Node[];
  const line = blockItem(value, first ? indentAt(text, itemStart(text, first)) : "");
  return list.items.some((item) => (item as { flow?: boolean }).flow)
    ? `${line.slice(0, line.indexOf("-"))}- ${inlineValue(value)}`
    : line;
}

/** Where an entry is written: on lines of its own with its dash, and the comments above it. */
function itemSpan(text: string, list: YAMLSeq, index: number): Span {
  const nodes = list.items as Node[];
  const [node, above] = [nodes[index], nodes[index - 1]];
  if (!node) throw new Error("An entry that is there has a place");
  const [from, to] = spanOf(text, node);
  if (list.flow) return [from, to];
  const start = above ? lineEnd(text, spanOf(text, above)[1]) + 1 : commentsAbove(text, itemStart(text, node));
  return [start, lineEnd(text, to)];
}

/** Offset of the line that an offset is in, or of the first of the comments directly above it. */
function commentsAbove(text: string, offset: number): number {
  const start = lineStart(text, offset);
  const above = lineStart(text, start - 1);
  return start > 0 && text.slice(above, start).trimStart().startsWith("#") ? commentsAbove(text, above) : start;
}

/** Offset of the dash before an entry. */
const itemStart = (text: string, node: Node): number => text.lastIndexOf("-", (node.range?.[0] ?? 1) - 1);
