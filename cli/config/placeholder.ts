/** What stands in a text until somebody writes it: `[Write here: what belongs there]`. */
const PLACEHOLDER = /\[Write here: [^\]\n]*\]/g;

/** A mark in a text that is yet to be written. `sitegen validate` warns while it is there. */
export const placeholder = (what: string): string => `[Write here: ${what}]`;

/** The marks in a text, as they are written. */
export const placeholdersIn = (text: string): string[] =>
  text.includes("[Write here: ") ? (text.match(PLACEHOLDER) ?? []) : [];
