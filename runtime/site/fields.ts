import type { Field, ShownField } from "./forms.ts";

/** True for a field that a visitor sees. */
export const isShown = (field: Field): field is ShownField => field.type !== "hidden";

/** What a field holds at first; of a box its value while it is ticked. */
export function initialValue(field: ShownField): string {
  if (field.type === "checkbox") return field.checked ? field.value : "";
  return field.default ?? "";
}

/**
 * The fields that a visitor sees while their values are as `read` says: those whose conditions are met by fields before
 * them. A field that is not shown holds nothing for those that depend on it.
 */
export function listShown(fields: readonly Field[], read: (field: ShownField) => string): ShownField[] {
  const values = new Map<string, string>();
  return fields.filter(isShown).filter((field) => {
    const shown = (field.showWhen ?? []).every(({ name, values: wanted }) => wanted.includes(values.get(name) ?? ""));
    if (shown) values.set(field.name, read(field));
    return shown;
  });
}

/** True for a value that is empty for validation and marks. */
export const isEmpty = (value: unknown): boolean => (typeof value === "string" ? value.trim() === "" : !value);
