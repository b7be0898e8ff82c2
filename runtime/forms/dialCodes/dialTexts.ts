import type { DialCode } from "../../site/forms.ts";

/** Text of the chosen option. The code comes first, because the text may be cut off. */
export const closedText = ({ name, code }: DialCode): string => `${code} ${name}`;

/**
 * Text of the other options. The name comes first, because the list is sorted and searched by it. The code is isolated,
 * because after right-to-left text its plus sign would come after the digits.
 */
export const optionText = ({ name, code }: DialCode): string => `${name} \u2066${code}\u2069`;

/** Text without words, because there is little space. */
export const NO_CODE = "+ …";
