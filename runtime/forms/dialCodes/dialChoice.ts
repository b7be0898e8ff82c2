import type { DialCode } from "../../site/forms.ts";

/** A dial code that has been chosen. */
export interface DialChoice {
  /** ISO 3166-1 alpha-2; undefined for a country that has none. */
  country?: string | undefined;
  /** Name of the country. */
  name: string;
  /** With its plus sign: `+91`. */
  code: string;
  /** What a number begins with inside the country, and not from abroad: `0`. Empty where there is no such thing. */
  trunk: string;
}

/** A choice of the form's own list. What its numbers begin with is in the list of all countries. */
export const choiceOf = ({ country, label, value }: DialCode): DialChoice => ({
  country,
  name: label.replace(`(${value})`, "").trim(),
  code: value,
  trunk: "",
});

/** How a choice is shown while the list is closed. The code comes first, because there is little room. */
export const dialText = ({ name, code }: DialChoice): string => `${code} ${name}`;

/** Stands for a code that is not chosen: there is no room for words. */
export const NO_CODE = "+ …";
