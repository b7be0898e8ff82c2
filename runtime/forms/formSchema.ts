import * as z from "zod/mini";
import { isEmpty } from "../site/fields.ts";
import type { EmailField, Messages, ShownField } from "../site/forms.ts";
import type { FormValues } from "../site/lead.ts";

/** What is asked of the values of some of a form's fields. Blanks around them are left out. */
export const formSchema = (fields: readonly ShownField[], messages: Messages) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, messages)])));

/** A part before and a domain with a point after the sign: who writes anything else has mistyped. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function fieldSchema(field: ShownField, messages: Messages) {
  const { required, minLength, maxLength, pattern, checkFormat } = field as Partial<EmailField>;
  const said = { ...messages, ...field.messages };
  const checks = [
    // Characters as people count them: an emoji is one.
    minLength !== undefined &&
      z.refine<string>((text) => [...text].length >= minLength, said.tooShort.replace("{min}", `${minLength}`)),
    maxLength !== undefined &&
      z.refine<string>((text) => [...text].length <= maxLength, said.tooLong.replace("{max}", `${maxLength}`)),
    checkFormat && z.regex(EMAIL, said.email),
    pattern !== undefined && z.regex(new RegExp(`^(?:${pattern})$`, "u"), said.pattern),
  ];
  const text = z.string(said.required).check(...checks.filter((check) => check !== false && check !== undefined));
  return z.pipe(z.transform(toText), required ? text : z.optional(text));
}

/** True for a field of which something is asked. */
export function isChecked(field: ShownField): boolean {
  const { required, minLength, maxLength, pattern, checkFormat } = field as Partial<EmailField>;
  return [required, minLength, maxLength, pattern, checkFormat].some((asked) => asked !== undefined);
}

/** Undefined where nothing is filled in. A box that is ticked has a text, too. */
function toText(value: FormValues[string]): string | undefined {
  if (isEmpty(value)) return undefined;
  return typeof value === "string" ? value.trim() : "on";
}
