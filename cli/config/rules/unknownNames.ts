import { type Place, type Problem, firstProblems } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";

export type Reference = [name: string, place: () => Place];

interface Words extends Pick<Problem, "code" | "why"> {
  message(name: string): string;
  /** The hint if nothing is known. */
  ifNone?: string;
}

export const unknownNames = (
  known: ReadonlySet<string>,
  references: readonly Reference[],
  { code, message, why, ifNone = "None is defined. Define it, or remove this." }: Words,
): Problem[] =>
  firstProblems(
    references.filter(([name]) => !known.has(name)),
    ([name, place]) => ({
      code,
      message: message(name),
      ...(why !== undefined && { why }),
      hint: didYouMean(name, known) || ifNone,
      place: place(),
    }),
  );
