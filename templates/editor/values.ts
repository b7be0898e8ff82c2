import type { EditorField } from "../../runtime/site/editor.ts";

export type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Gives a value of a field another one; undefined removes it. */
type Replace = (value: unknown, field: EditorField) => unknown;

/** The values that have fields, also those in maps and lists, with other ones in their place. */
export function replaceValues(values: unknown, fields: readonly EditorField[], replace: Replace): Values {
  const replaced: Record<string, unknown> = {};
  for (const field of fields) {
    const value = replace(isValues(values) ? values[field.name] : undefined, field);
    if (value !== undefined) replaced[field.name] = replaceInside(value, field, replace);
  }
  return replaced;
}

function replaceInside(value: unknown, field: EditorField, replace: Replace): unknown {
  if (field.widget === "object" && isValues(value)) return replaceValues(value, field.fields ?? [], replace);
  if (field.widget !== "list" || !Array.isArray(value)) return value;
  return value.map((item) => replaceInItem(item, field, replace));
}

function replaceInItem(item: unknown, list: EditorField, replace: Replace): unknown {
  const fields = fieldsOfItem(item, list);
  if (!fields || !isValues(item)) return item;
  return { ...(list.types && { type: item["type"] }), ...replaceValues(item, fields, replace) };
}

/** The fields of an entry of a list; none where it is no map, or of a kind that the editor doesn't know. */
export function fieldsOfItem(item: unknown, { fields, types }: EditorField): EditorField[] | undefined {
  if (!types) return fields;
  const kind = isValues(item) ? item["type"] : undefined;
  return types.find(({ name }) => name === kind)?.fields;
}

/** The values of a file that have fields, or the editor's values for the file, normalized. */
export const knownValues = (values: unknown, fields: readonly EditorField[]): Values =>
  replaceValues(values, fields, (value, field) => {
    if (value === undefined || value === null) return defaultOf(field);
    if (field.widget === "object") return isValues(value) ? value : undefined;
    if (field.widget === "list") return Array.isArray(value) ? value : undefined;
    return field.widget === "image" && typeof value === "string" ? pictureName(value) : value;
  });

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
export const valuesToWrite = (values: Values, fields: readonly EditorField[]): Values =>
  replaceValues(values, fields, toWrite);

const toWrite: Replace = (value, field) => (isSame(value, defaultOf(field)) ? undefined : withoutEmpty(value, field));

const withoutEmpty: Replace = (value, { widget }) =>
  widget === "list" && Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : value;

/** The same of one value. */
export const valueToWrite: Replace = (value, field) => replaceInside(withoutEmpty(value, field), field, toWrite);

/** The same of an entry of a list. */
export const itemToWrite: Replace = (item, list) => replaceInItem(item, list, toWrite);
