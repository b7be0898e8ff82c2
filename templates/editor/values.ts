import type { EditorField } from "../../runtime/site/editor.ts";

export type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values of a file that have fields, or the editor's values for the file, normalized. */
export function knownValues(values: unknown, fields: readonly EditorField[]): Values {
  const known: Record<string, unknown> = {};
  for (const field of fields) {
    const value = knownValue(isValues(values) ? values[field.name] : undefined, field);
    if (value !== undefined) known[field.name] = value;
  }
  return known;
}

function knownValue(value: unknown, field: EditorField): unknown {
  if (value === undefined || value === null) return defaultOf(field);
  if (field.widget === "object") return isValues(value) ? knownValues(value, field.fields ?? []) : undefined;
  if (field.widget === "image") return typeof value === "string" ? pictureName(value) : value;
  if (field.widget === "list") return Array.isArray(value) ? value.map((item) => knownItem(item, field)) : undefined;
  return value;
}

function knownItem(item: unknown, list: EditorField): unknown {
  const fields = fieldsOfItem(item, list);
  if (!fields || !isValues(item)) return item;
  return { ...(list.types && { type: item["type"] }), ...knownValues(item, fields) };
}

/** The fields of an entry of a list; none where it is no map, or of a kind that the editor doesn't know. */
export function fieldsOfItem(item: unknown, { fields, types }: EditorField): EditorField[] | undefined {
  if (!types) return fields;
  const kind = isValues(item) ? item["type"] : undefined;
  return types.find(({ name }) => name === kind)?.fields;
}

/** Widgets that show a value where the file has none. */
const SHOWS_DEFAULT: readonly string[] = ["boolean", "number", "select"];

const defaultOf = ({ widget, default: value }: EditorField): unknown =>
  SHOWS_DEFAULT.includes(widget) ? value : undefined;

/** The name by which settings and copy call a picture: its path in the folder of pictures of a country. */
const pictureName = (path: string): string => path.replace(/^.*\/?countries\/images\/[^/]+\//, "");

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) ? value.every(isEmpty) : isValues(value) && Object.values(value).every(isEmpty));

/** Whether two values are equal for the editor: an empty value and an unticked box are equal to a missing one. */
export function isSame(left: unknown, right: unknown): boolean {
  if (isAbsent(left) || isAbsent(right)) return isAbsent(left) && isAbsent(right);
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  if (isValues(left) && isValues(right))
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isSame(left[key], right[key]));
  if (typeof left === "string" && typeof right === "string") return left.trim() === right.trim();
  return left === right;
}

const isAbsent = (value: unknown): boolean => value === false || isEmpty(value);

/** The values to write into a file: those that are neither empty nor the default. */
export function valuesToWrite(values: Values, fields: readonly EditorField[]): Values {
  const written: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (!isSame(value, defaultOf(field))) written[field.name] = valueToWrite(value, field);
  }
  return written;
}

/** The same of one value. */
export function valueToWrite(value: unknown, field: EditorField): unknown {
  if (field.widget === "object" && isValues(value)) return valuesToWrite(value, field.fields ?? []);
  if (field.widget === "list" && Array.isArray(value))
    return value.filter((item) => !isEmpty(item)).map((item) => itemToWrite(item, field));
  return value;
}

/** The same of an entry of a list. */
export function itemToWrite(item: unknown, list: EditorField): unknown {
  const fields = fieldsOfItem(item, list);
  if (!fields || !isValues(item)) return item;
  return { ...(list.types && { type: item["type"] }), ...valuesToWrite(item, fields) };
}
