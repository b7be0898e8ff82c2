import type { Problem } from "../report/problem.ts";

/** What stands in a text until somebody writes it: `[Write here: what belongs there]`. */
const PLACEHOLDER = /\[Write here: [^\]\n]*\]/g;

/** A mark in a text that is yet to be written. `sitegen validate` warns while it is there. */
export const placeholder = (what: string): string => `[Write here: ${what}]`;

/** The marks in a text, as they are written. */
export const placeholdersIn = (text: string): string[] =>
  text.includes("[Write here: ") ? (text.match(PLACEHOLDER) ?? []) : [];

/** Says how many marks a file has. The place is that of the first. */
export function placeholderProblem(marks: readonly string[], place: Problem["place"]): Problem {
  const [one, several] = ["A text is yet to be written", `${marks.length} texts are yet to be written`];
  return {
    code: "placeholder-copy",
    severity: "warning",
    message: marks.length === 1 ? one : several,
    why: "Visitors would read the marks in brackets.",
    hint: "Write your own words in place of `[Write here: …]`, or remove what is not needed.",
    place,
  };
}
