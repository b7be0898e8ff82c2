import { isMap, parseDocument, stringify } from "yaml";
import type { EditorField } from "../../../runtime/site/editor.ts";
import { isSame, knownValues, type Values, valuesToWrite } from "../values.ts";
import { editMap } from "./editValue.ts";
import { editedPart } from "./places.ts";

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
  const edited = editedPart(text, [0, text.length], editMap(text, contents, { before, after, fields }));
  const document = parseDocument(edited);
  if (document.errors.length > 0 || !isSame(readYaml(edited, fields), after))
    throw new Error("This change can't be made without writing the file anew. Make it in the file itself.");
  return edited;
}
