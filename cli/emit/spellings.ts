import type { RedirectRule } from "../plan/redirects.ts";
import { urlToken } from "./urlToken.ts";

/** Letters of Indic scripts that keyboards write as one, such as ड़, and NFC takes apart: [taken apart, as one]. */
const TAKEN_APART = Array.from({ length: 0x700 }, (_, index) => String.fromCodePoint(0x900 + index)).flatMap(
  (letter): [string, string][] => (letter.normalize("NFC") === letter ? [] : [[letter.normalize("NFC"), letter]]),
);

/** How browsers may send a text: letters composed (the form that it has), taken apart, or as keyboards write them. */
export const spellings = (text: string): string[] => [
  ...new Set([
    text,
    text.normalize("NFD"),
    TAKEN_APART.reduce((written, [apart, letter]) => written.replaceAll(apart, letter), text),
  ]),
];

/** A rule for each spelling, for hosts that compare paths as texts: their percent codes have capitals. */
export const spelledRules = (rule: RedirectRule): RedirectRule[] =>
  spellings(rule.from).map((from) => ({
    ...rule,
    from: urlToken(from.replace(/\*$/, "")) + (from.endsWith("*") ? "*" : ""),
  }));
