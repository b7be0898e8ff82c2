import type { Field } from "../../site/forms.ts";
import type { FormValues } from "../../site/lead.ts";
import { completePhone } from "./completePhone.ts";

/** Adds chosen dial codes to the values of fields with `dialCodes.complete`. */
export function completePhones(values: FormValues, fields: readonly Field[], form: HTMLFormElement): FormValues {
  const completed = fields.flatMap((field): [string, string][] => {
    const value = values[field.name];
    if (field.type !== "tel" || !field.dialCodes?.complete || typeof value !== "string") return [];
    const input = form.querySelector(`[name="${CSS.escape(field.name)}"]`);
    const { code = "", trunk = "" } = input?.parentElement?.querySelector<HTMLElement>("[data-code]")?.dataset ?? {};
    return code ? [[field.name, completePhone(value.trim(), { code, trunk })]] : [];
  });
  return { ...values, ...Object.fromEntries(completed) };
}
