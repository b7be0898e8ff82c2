import * as z from "zod/mini";
import { isEmpty } from "../site/fields.ts";
import type { EmailField, Messages, ShownField, FormConfig } from "../site/forms.ts";
import type { FormValues } from "../site/lead.ts";
import { useText } from "../page/text.ts";

/** A schema that validates fields. Whitespace around values is ignored. */
export const fieldErrorSchema = (fields: readonly ShownField[], messages: Messages) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, messages)])));

/** Only detects typing mistakes: text before the `@`, and a domain with a dot after it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function fieldSchema(field: ShownField, messages: Messages) {
  const { required, minLength, maxLength, pattern, checkFormat } = field as Partial<EmailField>;
  const said = { ...messages, ...field.messages };
  const checks = [
    // Counts code points, so that an emoji is one character.
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

/** Whether a field has validation rules. */
export function isChecked(field: ShownField): boolean {
  const { required, minLength, maxLength, pattern, checkFormat } = field as Partial<EmailField>;
  return [required, minLength, maxLength, pattern, checkFormat].some((asked) => asked !== undefined);
}

/** A value as text, also for a checked checkbox; undefined when empty. */
function toText(value: FormValues[string]): string | undefined {
  if (isEmpty(value)) return undefined;
  return typeof value === "string" ? value.trim() : "on";
}

/** Error messages: the form's own, with those of the catalogue as fallback. */
export function useErrorMessages(own: FormConfig["messages"]): Messages {
  const t = useText();
  return {
    required: t("form.required"),
    email: t("form.email"),
    pattern: t("form.pattern"),
    tooShort: t("form.tooShort", { min: "{min}" }),
    tooLong: t("form.tooLong", { max: "{max}" }),
    ...own,
  };
}
