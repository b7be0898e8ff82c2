import type { ComponentType } from "react";
import type { Field, ShownField } from "../site/forms.ts";
import type { FieldProps } from "./Field.tsx";
import { TextField } from "./TextField.tsx";

type Control<T extends ShownField["type"]> = ComponentType<FieldProps<Extract<ShownField, { type: T }>>>;

/** Controls that are part of every form's code: there is hardly a form without a line of text. */
const OWN = { text: TextField, email: TextField, date: TextField };

type LoadedType = Exclude<ShownField["type"], keyof typeof OWN>;

/** The control of every other type of field. Only the code of those is loaded that a form has. */
const CONTROLS: { [T in LoadedType]: () => Promise<{ default: Control<T> }> } = {
  tel: () => import("./PhoneField.tsx"),
  textarea: () => import("./TextareaField.tsx"),
  select: () => import("./SelectField.tsx"),
  radio: () => import("./RadioField.tsx"),
  checkbox: () => import("./CheckboxField.tsx"),
};

const loaded: { [T in ShownField["type"]]?: Control<T> } = { ...OWN };

/** Loads the code of all types of field that a form has, at once: it is rendered when all are there. */
export async function loadControls(fields: readonly Field[]): Promise<void> {
  const types = new Set(fields.map(({ type }) => type).filter((type) => type in CONTROLS));
  await Promise.all([...types].map((type) => loadControl(type as LoadedType)));
}

async function loadControl<T extends LoadedType>(type: T): Promise<void> {
  const { default: control } = await CONTROLS[type]();
  Object.assign(loaded, { [type]: control });
}

/** The control of a type that has been loaded; it is given fields of that type only. */
export const controlOf = (type: ShownField["type"]): ComponentType<FieldProps> | undefined =>
  loaded[type] as ComponentType<FieldProps> | undefined;
