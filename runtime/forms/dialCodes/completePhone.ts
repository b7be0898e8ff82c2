import type { DialChoice } from "./dialChoice.ts";

/** Digits of a number that has more than an area code and a line: what it begins with is the dial code, or the trunk prefix. */
const LONG = 11;

/**
 * A telephone number with its dial code: what was typed, when it has one (`+91 …`, `0091 …`, `91 98765 43210`), else the code
 * and what was typed, without what a number begins with inside the country only.
 */
export function completePhone(typed: string, { code, trunk }: Pick<DialChoice, "code" | "trunk">): string {
  const digits = typed.replace(/\D/g, "");
  if (digits === "" || /^(?:\+|00)/.test(typed)) return typed;
  const isLong = digits.length >= LONG;
  if (isLong && digits.startsWith(code.slice(1))) return `+${typed}`;
  // No number begins with 0 after its trunk prefix 0; one in Russia can begin with 8.
  const hasTrunk = trunk !== "" && digits.startsWith(trunk) && (trunk.startsWith("0") || isLong);
  return `${code} ${hasTrunk ? withoutTrunk(typed, trunk) : typed}`;
}

/** Cuts the trunk prefix away, and what is around it: `(0412) 345`, `0-412 345`. */
const withoutTrunk = (typed: string, trunk: string): string =>
  typed.replace(/[()]/g, "").replace(new RegExp(`^\\D*${[...trunk].join("\\D*")}[\\s.-]*`), "");
