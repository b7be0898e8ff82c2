import type { DialChoice } from "./dialChoice.ts";

/** Digits of a number that has more than an area code and a line: what it begins with may be the trunk prefix. */
const LONG = 11;

/**
 * A telephone number with its dial code: what was typed, when it has one (`+91 …`, `0091 …`), else the code and what was
 * typed, without what a number begins with inside the country only. Digits of any script become those of ASCII. Digits
 * alone are never taken for a country code: Brazil's is 55, and so is one of its area codes.
 */
export function completePhone(typed: string, { code, trunk }: Pick<DialChoice, "code" | "trunk">): string {
  const number = asciiDigits(typed);
  const digits = number.replace(/\D/g, "");
  if (digits === "" || /^(?:\+|00)/.test(number)) return number;
  // No number begins with 0 after its trunk prefix 0; one in Russia can begin with 8.
  const hasTrunk = trunk !== "" && digits.startsWith(trunk) && (trunk.startsWith("0") || digits.length >= LONG);
  return `${code} ${hasTrunk ? withoutTrunk(number, trunk) : number}`;
}

/** Unicode has the digits of a script one after the other, from 0 to 9. */
const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value++;
    return String(value % 10);
  });

/** Cuts the trunk prefix away, and what is around it: `(0412) 345`, `0-412 345`. */
const withoutTrunk = (typed: string, trunk: string): string =>
  typed.replace(/[()]/g, "").replace(new RegExp(`^\\D*${[...trunk].join("\\D*")}[\\s.-]*`), "");
