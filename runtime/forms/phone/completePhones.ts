import type { Field } from "../../site/forms.ts";
import type { FormValues } from "../../site/lead.ts";

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

/** Numbers with at least this number of digits may begin with a trunk prefix. */
const MIN_DIGITS_WITH_TRUNK = 11;

/**
 * Adds the dial code to a phone number that has none (`+91 …`, `0091 …`), and removes the national trunk prefix. Digits
 * of any script become ASCII. Leading digits without `+` or `00` never count as a dial code: 55 is Brazil's dial code
 * and also one of its area codes.
 */
export function completePhone(typed: string, { code, trunk }: { code: string; trunk: string }): string {
  const number = asciiDigits(typed);
  const digits = number.replace(/\D/g, "");
  if (digits === "" || /^(?:\+|00)/.test(number)) return number;
  // After the trunk prefix 0 no number begins with 0, but numbers in Russia (trunk prefix 8) can begin with 8.
  const hasTrunk =
    trunk !== "" && digits.startsWith(trunk) && (trunk.startsWith("0") || digits.length >= MIN_DIGITS_WITH_TRUNK);
  return `${code} ${hasTrunk ? withoutTrunk(number, trunk) : number}`;
}

/** In Unicode, the digits 0 to 9 of each script are consecutive. */
const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value++;
    return String(value % 10);
  });

/** Removes the trunk prefix and punctuation around it: `(0412) 345`, `0-412 345`. */
const withoutTrunk = (typed: string, trunk: string): string =>
  typed.replace(/[()]/g, "").replace(new RegExp(`^\\D*${[...trunk].join("\\D*")}[\\s.-]*`), "");
