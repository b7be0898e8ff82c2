import type { RedirectRule } from "../plan/redirects.ts";
import { urlToken } from "./urlToken.ts";

/** Indic letters that keyboards type as one code point, such as ड़, and that NFC decomposes: [decomposed, composed]. */
const DECOMPOSED_BY_NFC = Array.from({ length: 0x700 }, (_, index) => String.fromCodePoint(0x900 + index)).flatMap(
  (letter): [string, string][] => (letter.normalize("NFC") === letter ? [] : [[letter.normalize("NFC"), letter]]),
);

/** Forms in which browsers may send a text: as it is (NFC), decomposed (NFD), or as keyboards type it. */
export const spellings = (text: string): string[] => [
  ...new Set([
    text,
    text.normalize("NFD"),
    DECOMPOSED_BY_NFC.reduce((result, [decomposed, letter]) => result.replaceAll(decomposed, letter), text),
  ]),
];

/** A rule for each spelling, percent-encoded in upper case, for hosts that compare paths literally. */
export const spelledRules = (rule: RedirectRule): RedirectRule[] =>
  spellings(rule.from).map((from) => ({
    ...rule,
    from: urlToken(from.replace(/\*$/, "")) + (from.endsWith("*") ? "*" : ""),
  }));
