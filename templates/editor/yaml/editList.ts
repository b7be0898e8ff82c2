import type { Node, YAMLSeq } from "yaml";
import { isEmpty, itemToWrite } from "../values.ts";
import { diffItems, type ListStep } from "./diffItems.ts";
import { type Change, type Editing, editedPart, indentAt, joinParts, spanOf } from "./editing.ts";
import { lineEnd, lineStart } from "./edits.ts";
import { blockItem, inlineValue } from "./writeValue.ts";

/** Changes the entries of a list that are not what they were: a new one is written, others keep their lines and comments. */
export function editList(editing: Editing, list: YAMLSeq, change: Change & { before: readonly unknown[] }): void {
  const { before } = change;
  const after = (change.after as readonly unknown[]).filter((item) => !isEmpty(item));
  const steps = diffItems(before, after);
  const nodes = list.items as Node[];
  const isInPlace = steps.every((step) => step.before !== undefined && step.after !== undefined && !step.moved);
  const edit = (inner: Editing, step: ListStep) => {
    const node = nodes[step.before ?? -1] ?? null;
    const field = { ...change.field, name: "", widget: "object" as const };
    inner.value(inner, node, {
      before: before[step.before ?? -1],
      after: after[step.after ?? -1],
      field,
      flow: list.flow === true,
      indent: node ? indentAt(editing.text, itemStart(editing.text, node)) : "",
    });
  };
  if (isInPlace) {
    for (const step of steps) edit(editing, step);
    return;
  }
  const parts = steps.flatMap((step) => {
    if (step.after === undefined) return [];
    const item = after[step.after];
    if (step.before === undefined) return [newItem(editing, list, itemToWrite(item, change.field))];
    return [editedPart(editing, itemSpan(editing, list, step.before), (inner) => edit(inner, step))];
  });
  editing.edits.push(list.flow ? inBrackets(editing, list, parts) : onLines(editing, list, parts));
}

function newItem({ text }: Editing, list: YAMLSeq, value: unknown): string {
  if (list.flow) return inlineValue(value);
  const [first] = list.items as Node[];
  const line = blockItem(value, first ? indentAt(text, itemStart(text, first)) : "");
  return list.items.some((item) => (item as { flow?: boolean }).flow)
    ? `${line.slice(0, line.indexOf("-"))}- ${inlineValue(value)}`
    : line;
}

/** Where an entry is written: on lines of its own with its dash, and the comments above it. */
function itemSpan({ text }: Editing, list: YAMLSeq, index: number): readonly [number, number] {
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

function onLines(editing: Editing, list: YAMLSeq, parts: readonly string[]) {
  const [from] = itemSpan(editing, list, 0);
  const [, to] = itemSpan(editing, list, list.items.length - 1);
  return { from, to, text: parts.join("\n") };
}

function inBrackets({ text }: Editing, list: YAMLSeq, parts: readonly string[]) {
  const [from, to] = spanOf(text, list);
  return { from, to, text: parts.length === 0 ? "[]" : joinParts(text, list, parts) };
}
