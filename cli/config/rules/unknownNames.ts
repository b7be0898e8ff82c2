import { type Place, type Problem, firstProblems } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";

/** A name that settings refer to; undefined if they name nothing there. */
export type Reference = [name: string | undefined, place: () => Place];

interface Words extends Pick<Problem, "code" | "why"> {
  message(name: string): string;
  /** The hint if nothing is known. */
  ifNone?: string;
}

/** Reports references to names that don't exist. */
export function unknownNames(
  known: Iterable<string>,
  references: readonly Reference[],
  { code, message, why, ifNone = "None is defined. Define it, or remove this." }: Words,
): Problem[] {
  const names = new Set(known);
  return firstProblems(
    references.flatMap(([name, place]) => (name === undefined || names.has(name) ? [] : { name, place })),
    ({ name, place }) => ({
      code,
      message: message(name),
      why,
      hint: didYouMean(name, names) || ifNone,
      place: place(),
    }),
  );
}
