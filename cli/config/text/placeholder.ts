import type { Problem } from "../../core/problems/problem.ts";

/** Marks text that is still to be written: `[Write here: what belongs there]`. */
const PLACEHOLDER = /\[Write here: [^\]\n]*\]/g;

/** Makes a placeholder. `sitegen validate` warns about it. */
export const placeholder = (what: string): string => `[Write here: ${what}]`;

export const placeholdersIn = (text: string): string[] =>
  text.includes("[Write here: ") ? (text.match(PLACEHOLDER) ?? []) : [];

/** The warning about a file's placeholders, at the first of them. */
export function placeholderProblem(marks: readonly string[], place: Problem["place"]): Problem {
  const [what, by] =
    marks.length === 1 ? ["A placeholder has", "text"] : [`${marks.length} placeholders have`, "texts"];
  return {
    code: "placeholder-copy",
    severity: "warning",
    message: `${what} to be replaced by your ${by}`,
    why: "Visitors would see the placeholder in brackets.",
    hint: "Write your own words in place of `[Write here: …]`, or remove what you don't need.",
    place,
  };
}
