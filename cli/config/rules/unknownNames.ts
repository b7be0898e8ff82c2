import { type Place, type Problem, firstProblems } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { SiteConfig } from "../../model/config.ts";
import { textsAt } from "../yaml/yamlFile.ts";

/** A name that settings refer to; undefined if they name nothing there. */
export type Reference = [name: string | undefined, place: () => Place];

/** The names at paths of settings. */
export const referencesAt = (settings: unknown, locate: SiteConfig["locate"], paths: readonly string[]): Reference[] =>
  textsAt(settings, paths).map(({ text, path }) => [text, () => locate(path)]);

interface Words extends Pick<Problem, "code"> {
  message(name: string): string;
  why?: string | ((name: string) => string);
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
  const unknown = references.flatMap(([name, place]) => (name === undefined || names.has(name) ? [] : { name, place }));
  return firstProblems(unknown, ({ name, place }) => ({
    code,
    message: message(name),
    why: typeof why === "function" ? why(name) : why,
    hint: didYouMean(name, names) || ifNone,
    place: place(),
  }));
}
