import type { FieldErrors } from "react-hook-form";
import type { FormValues } from "../site/lead.ts";
import type { Messages, ShownField, WrittenField } from "../site/forms.ts";
import { isEmpty } from "../site/fields.ts";

/** What is wrong with the values of some of a form's fields, as the form's library reports it: each with the first message. */
export function fieldErrors(
  fields: readonly ShownField[],
  values: FormValues,
  messages: Messages,
): FieldErrors<FormValues> {
  const errors = fields.flatMap((field) => {
    const type = failedTest(field, values[field.name] ?? "");
    const message = type && fillIn({ ...messages, ...field.messages }[type], field);
    return type ? [[field.name, { type, message }]] : [];
  });
  return Object.fromEntries(errors) as FieldErrors<FormValues>;
}

/** The first of a field's tests that a value fails. */
export const failedTest = (field: ShownField, value: unknown): keyof Messages | undefined =>
  testsOf(field).find(([, test]) => !test(value))?.[0];

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
