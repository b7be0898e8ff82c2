import { isMap, type Node, type Pair, type YAMLMap } from "yaml";
import type { EditorField } from "../../../runtime/site/editor.ts";
import { isEmpty, isSame, type Values, valueToWrite } from "../values.ts";
import { type Editing, editedPart, findPair, indentAt, joinParts, spanOf, spanOfPair } from "./editing.ts";
import { lineEnd, lineStart } from "./edits.ts";
import { blockPair, inlinePair } from "./writeValue.ts";

type MapChange = { before: Values; after: Values; fields: readonly EditorField[] };

/** Changes the keys of a map that are not what they were, and nothing else. */
export function editMap(editing: Editing, map: YAMLMap, { before, after, fields }: MapChange): void {
  const changes = fields.flatMap((field): KeyChange[] => {
    const { name } = field;
    if (isSame(before[name], after[name])) return [];
    const pair = findPair(map, name);
    const isGone = isEmpty(after[name]) && !hasMore(pair?.value, field);
    if (isGone && !pair) return [];
    return [{ field, pair, before: before[name], after: isGone ? undefined : (after[name] ?? {}) }];
  });
  if (changes.length === 0) return;
  const isInPlace = changes.every(({ pair, after }) => pair?.value && after !== undefined);
  if (isInPlace) for (const change of changes) editPair(editing, map, change);
  else if (map.flow) rewriteBraces(editing, map, changes);
  else editLines(editing, map, fields, changes);
}

/** `pair` is the key as it is written, unless it is new; `after` is undefined for one that is removed. */
type KeyChange = { field: EditorField; pair: Pair | undefined; before: unknown; after: unknown };

/** True for a map that has keys of which the editor knows nothing. */
const hasMore = (node: unknown, { widget, fields = [] }: EditorField): boolean =>
  widget === "object" &&
  isMap(node) &&
  node.items.some(({ key }) => !fields.some(({ name }) => name === String((key as { value?: unknown }).value)));

function editPair(editing: Editing, map: YAMLMap, { pair, field, before, after }: KeyChange): void {
  const indent = pair ? indentAt(editing.text, spanOfPair(editing.text, pair)[0]) : "";
  editing.value(editing, (pair?.value ?? null) as Node | null, {
    before,
    after,
    field,
    indent,
    flow: map.flow === true,
  });
}

/** A map between braces is put together anew, of the parts that it had. */
function rewriteBraces(editing: Editing, map: YAMLMap, changes: readonly KeyChange[]): void {
  const { text } = editing;
  const kept = map.items.flatMap((pair) => {
    const change = changes.find((candidate) => candidate.pair === pair);
    const span = spanOfPair(text, pair);
    if (!change) return [text.slice(...span)];
    if (change.after === undefined) return [];
    if (!pair.value) return [inlinePair(change.field.name, valueToWrite(change.after, change.field))];
    return [editedPart(editing, span, (inner) => editPair(inner, map, change))];
  });
  const added = changes.flatMap(({ pair, field, after }) =>
    pair ? [] : [inlinePair(field.name, valueToWrite(after, field))],
  );
  const parts = [...kept, ...added];
  const [from, to] = spanOf(text, map);
  editing.edits.push({ from, to, text: parts.length === 0 ? "{}" : joinParts(text, map, parts) });
}

/** Keys on lines of their own are removed and added line by line. */
function editLines(editing: Editing, map: YAMLMap, fields: readonly EditorField[], changes: readonly KeyChange[]) {
  const left = map.items.filter((pair) =>
    changes.every((change) => change.pair !== pair || change.after !== undefined),
  );
  const added = changes.filter(({ pair }) => !pair);
  if (left.length === 0 && added.length === 0) {
    const [from, to] = spanOf(editing.text, map);
    editing.edits.push({ from, to, text: "{}" });
    return;
  }
  for (const change of changes) {
    if (!change.pair) addLines(editing, map, fields, change);
    else if (change.after === undefined) removeLines(editing, map, change.pair);
    else editPair(editing, map, change);
  }
}

/** A new key comes below the nearest key that is before it in the editor, or at the end. */
function addLines({ text, edits }: Editing, map: YAMLMap, fields: readonly EditorField[], { field, after }: KeyChange) {
  const earlier = fields.slice(0, fields.indexOf(field)).toReversed();
  const above = earlier.flatMap(({ name }) => findPair(map, name) ?? [])[0] ?? map.items.at(-1);
  const [first] = map.items;
  if (!above || !first) throw new Error("A map on lines of its own has a key");
  const at = lineEnd(text, spanOfPair(text, above)[1]);
  const lines = blockPair(field.name, valueToWrite(after, field), indentAt(text, spanOfPair(text, first)[0]));
  edits.push({ from: at, to: at, text: `\n${lines}` });
}

function removeLines({ text, edits }: Editing, map: YAMLMap, pair: Pair): void {
  const [from, end] = spanOfPair(text, pair);
  const to = Math.min(lineEnd(text, end) + 1, text.length);
  const start = lineStart(text, from);
  if (text.slice(start, from).trim() === "") return void edits.push({ from: start, to, text: "" });
  // It is on the line of a dash: the next key comes there.
  const next = map.items[map.items.indexOf(pair) + 1];
  edits.push({ from, to: next ? spanOfPair(text, next)[0] : to, text: "" });
}
