import type { ComponentType } from "react";
import type { Field, ShownField } from "../site/forms.ts";
import { CheckboxField, RadioField, SelectField } from "./ChoiceFields.tsx";
import type { FieldProps } from "./Field.tsx";
import type { PhoneField } from "./phone/PhoneField.tsx";
import { TextareaField, TextField } from "./TextFields.tsx";

type Control<T extends ShownField["type"]> = ComponentType<FieldProps<Extract<ShownField, { type: T }>>>;

/** Controls by type of field. Only `tel` is large enough to be loaded separately. */
const CONTROLS: { [T in Exclude<ShownField["type"], "tel">]: Control<T> } = {
  text: TextField,
  email: TextField,
  date: TextField,
  textarea: TextareaField,
  select: SelectField,
  radio: RadioField,
  checkbox: CheckboxField,
};

let Phone: typeof PhoneField | undefined;

/** Loads the code that only some fields need. To be awaited before the form is rendered. */
export async function loadControls(fields: readonly Field[]): Promise<void> {
  if (fields.some(({ type }) => type === "tel")) ({ PhoneField: Phone } = await import("./phone/PhoneField.tsx"));
}

/** The control for a type of field, if its code is loaded. */
export const controlOf = (type: ShownField["type"]): ComponentType<FieldProps> | undefined =>
  (type === "tel" ? Phone : CONTROLS[type]) as ComponentType<FieldProps> | undefined;
