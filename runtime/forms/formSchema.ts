import * as z from "zod/mini";
import type { FormValues } from "../site/lead.ts";
import type { Messages, ShownField, WrittenField } from "../site/forms.ts";
import { isEmpty } from "../site/fields.ts";

// Without this zod probes for `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

/** Schema of some of a form's fields: what their definitions ask for, and nothing else. */
export function formSchema(fields: readonly ShownField[], messages: Messages): z.ZodMiniType<FormValues, FormValues> {
  const shape = fields.map((field) => [field.name, fieldSchema(field, messages)] as const);
  return z.object(Object.fromEntries(shape)) as z.ZodMiniType<FormValues, FormValues>;
}

/** Schema of one field's value. */
export function fieldSchema(field: ShownField, messages: Messages): z.ZodMiniType {
  const texts = { ...messages, ...field.messages };
  const checks = testsOf(field).map(([key, test]) => z.refine(test, fillIn(texts[key], field)));
  // The library of the form leaves a value out that was never touched.
  return z.prefault(z.unknown().check(...checks), "");
}

type Test = [message: keyof Messages, test: (value: unknown) => boolean];

/** What is asked of a field's value. What is not required may be empty. */
export function testsOf(field: ShownField): Test[] {
  const required: Test[] = field.required ? [["required", (value) => !isEmpty(value)]] : [];
  if (!isWritten(field)) return required;
  return [
    ...required,
    ...textTests(field).map(([key, test]): Test => [
      key,
      (value) => isEmpty(value) || test(typeof value === "string" ? value.trim() : ""),
    ]),
  ];
}

type TextTest = [message: keyof Messages, test: (text: string) => boolean];

function textTests(field: WrittenField): TextTest[] {
  const { minLength, maxLength, pattern } = field;
  const tests: TextTest[] = [];
  if (minLength !== undefined) tests.push(["tooShort", (text) => [...text].length >= minLength]);
  if (maxLength !== undefined) tests.push(["tooLong", (text) => [...text].length <= maxLength]);
  if (field.type === "email" && field.checkFormat) tests.push(["email", (text) => EMAIL.test(text)]);
  if (pattern !== undefined) tests.push(["pattern", (text) => new RegExp(`^(?:${pattern})$`, "u").test(text)]);
  return tests;
}

/** A part before and a domain with a point after the sign: who writes anything else has mistyped. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const isWritten = (field: ShownField): field is WrittenField => !/^(?:select|radio|checkbox)$/.test(field.type);

/** Puts numbers in the place of `{min}` and `{max}`. */
function fillIn(message: string, field: ShownField): string {
  if (!isWritten(field)) return message;
  return message.replace("{min}", String(field.minLength)).replace("{max}", String(field.maxLength));
}
