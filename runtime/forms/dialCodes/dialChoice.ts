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

/** Text of the chosen option. The code comes first, because the text may be cut off. */
export const closedText = ({ name, code }: DialChoice): string => `${code} ${name}`;

/**
 * Text of the other options. The name comes first, because the list is sorted and searched by it. The code is isolated,
 * because after right-to-left text its plus sign would come after the digits.
 */
export const optionText = ({ name, code }: DialChoice): string => `${name} \u2066${code}\u2069`;

/** Text without words, because there is little space. */
export const NO_CODE = "+ …";
