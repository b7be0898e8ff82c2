import type { Field, ShownField } from "./forms.ts";

/** Whether a field is of a type that visitors see. Its conditions may still exclude it (`listShown`). */
export const isShown = (field: Field): field is ShownField => field.type !== "hidden";

/** A field's initial value; for a checkbox its value if it is checked, otherwise empty. */
export function initialValue(field: ShownField): string {
  if (field.type === "checkbox") return field.checked ? field.value : "";
  return field.default ?? "";
}

/** The visible fields whose conditions are met. Conditions treat fields that are not shown as empty. */
export function listShown(fields: readonly Field[], read: (field: ShownField) => string): ShownField[] {
  const values = new Map<string, string>();
  return fields.filter(isShown).filter((field) => {
    const shown = (field.showWhen ?? []).every(({ name, values: wanted }) => wanted.includes(values.get(name) ?? ""));
    if (shown) values.set(field.name, read(field));
    return shown;
  });
}

/** Whether a value is empty, for validation and marks. */
export const isEmpty = (value: unknown): boolean => (typeof value === "string" ? value.trim() === "" : !value);
