import type { DialCode } from "../../site/forms.ts";

/** A chosen dial code. */
export interface DialChoice {
  /** ISO 3166-1 alpha-2; undefined for a country that has none. */
  country?: string | undefined;
  /** Name of the country. */
  name: string;
  /** With its plus sign: `+91`. */
  code: string;
  /** National trunk prefix, `0`; empty if there is none. */
  trunk: string;
}

/** An option of the form's list. Only the list of all countries has trunk prefixes. */
export const choiceOf = ({ country, label, value }: DialCode): DialChoice => ({
  country,
  name: label.replace(`(${value})`, "").trim(),
  code: value,
  trunk: "",
});

/** Text of a choice while the list is closed. The code comes first, because the text may be cut off. */
export const dialText = ({ name, code }: DialChoice): string => `${code} ${name}`;

/** Placeholder without words, because there is little space. */
export const NO_CODE = "+ …";
