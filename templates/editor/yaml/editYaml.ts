import { isMap, isSeq, type Node, parseDocument, stringify } from "yaml";
import type { EditorField } from "../../../runtime/site/editor.ts";
import { fieldsOfItem, isSame, isValues, knownValues, type Values, valuesToWrite, valueToWrite } from "../values.ts";
import type { Change, Editing } from "./editing.ts";
import { spanOf } from "./editing.ts";
import { editList } from "./editList.ts";
import { editMap } from "./editMap.ts";
import { applyEdits } from "./edits.ts";
import { replacingValue } from "./writeValue.ts";

/** The values of a YAML text that have fields. */
export const readYaml = (text: string, fields: readonly EditorField[]): Values =>
  knownValues(parseDocument(text).toJS(), fields);

/**
 * A YAML text with other values, in which nothing else is changed: comments, the order of keys, quotes, and keys that there is
 * no field for.
 * @throws Error where that can't be done: nothing is written then.
 */
export function editYaml(text: string, values: Values, fields: readonly EditorField[]): string {
  const { contents } = parseDocument(text);
  const before = readYaml(text, fields);
  const after = knownValues(values, fields);
  if (isSame(before, after)) return text;
  if (!isMap(contents)) return `${text}${stringify(valuesToWrite(after, fields), { lineWidth: 0 })}`;
  const editing: Editing = { text, edits: [], value: editValue };
  editMap(editing, contents, { before, after, fields });
  const edited = applyEdits(text, editing.edits);
  const document = parseDocument(edited);
  if (document.errors.length > 0 || !isSame(readYaml(edited, fields), after))
    throw new Error("This change can't be made without writing the file anew. Make it in the file itself.");
  return edited;
}

/** Changes a value: of a map and a list only what is not as it was, of anything else the whole. */
function editValue(editing: Editing, node: Node | null, change: Change): void {
  const { before, after, field, flow, indent } = change;
  const fields = field.widget === "object" ? fieldsOfItem(after, field) : undefined;
  if (fields && isMap(node) && isValues(before) && isValues(after))
    return editMap(editing, node, { before, after, fields });
  if (field.widget === "list" && isSeq(node) && Array.isArray(before) && Array.isArray(after))
    return editList(editing, node, { ...change, before: before as unknown[] });
  if (!node || isSame(before, after)) return;
  const [from, to] = spanOf(editing.text, node);
  const text = replacingValue(valueToWrite(after, field), node, { flow, indent });
  editing.edits.push({ from, to, text: editing.text[from - 1] === ":" ? ` ${text}` : text });
}
