import type { Problem } from "../problem.ts";

/** A problem in one line (what, why, and what to write instead), and below it an example if there is one. */
export function fullText({ message, why, hint, example }: Problem): string {
  const text = [message, why, hint]
    .filter(Boolean)
    .join(". ")
    .replace(/([.?!])\. /g, "$1 ");
  return example === undefined ? text : `${text}\n\n${example}`;
}
