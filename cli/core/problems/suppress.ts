import { isError, type Place, type Problem, type ProblemCode } from "./problem.ts";

/** Accepts warnings with a code in a file, or in a folder if `in` ends with a slash. */
interface Suppression {
  code: string;
  in: string;
  why: string;
}

/** A warning that the project has accepted, with its reason. */
export interface SuppressedProblem extends Problem {
  justification: string;
}

interface Settings {
  network: { suppressions: readonly Suppression[] };
  locateNetwork(path: readonly (string | number)[]): Place;
}

/** Problems that only builds find, so other commands can't tell whether a suppression is unused. */
const BUILD_CODES: ReadonlySet<string> = new Set([
  "orphan-page",
  "menu-only-page",
  "host-limit",
] satisfies ProblemCode[]);

/** The only error that can be accepted: a project may have set up the missing rules at its hosting service. */
const ACCEPTABLE: ProblemCode = "host-limit";

/**
 * Separates the warnings that the project has accepted from others, and from problems of the suppressions themselves.
 * Errors are not suppressed, except `ACCEPTABLE`.
 * @param isComplete Whether `problems` has all warnings of the project, so that unused suppressions can be reported.
 */
export function suppress(
  problems: readonly Problem[],
  { network: { suppressions }, locateNetwork }: Settings,
  isComplete = false,
) {
  const locate = (index: number) => locateNetwork(["suppressions", index]);
  const remaining: Problem[] = [];
  const suppressed: SuppressedProblem[] = [];
  const used = new Set<number>();
  const ofErrors = new Set<number>();
  for (const problem of problems) {
    const index = suppressions.findIndex((each) => isMeant(each, problem));
    const justification = suppressions[index]?.why;
    const isAcceptable = !isError(problem) || problem.code === ACCEPTABLE;
    if (justification === undefined || !isAcceptable) remaining.push(problem);
    else suppressed.push({ ...problem, justification });
    if (index >= 0) (isAcceptable ? used : ofErrors).add(index);
  }
  for (const [index, { code, in: where }] of suppressions.entries()) {
    if (used.has(index)) continue;
    if (ofErrors.has(index)) remaining.push(errorSuppressed(code, locate(index)));
    else if (isComplete && !BUILD_CODES.has(code)) remaining.push(unused(code, where, locate(index)));
  }
  return { problems: remaining, suppressed };
}

const isMeant = ({ code, in: where }: Suppression, problem: Problem): boolean =>
  code === problem.code && (where.endsWith("/") ? problem.place.file.startsWith(where) : problem.place.file === where);

const errorSuppressed = (code: string, place: Place): Problem => ({
  code: "suppressed-error",
  message: `\`${code}\` is an error, and errors can't be suppressed`,
  why: "An error means that a page is missing or wrong. Accepting it would not change that.",
  hint: "Correct the error, and remove this suppression.",
  place,
});

const unused = (code: string, where: string, place: Place): Problem => ({
  code: "unused-suppression",
  severity: "warning",
  message: `There is no warning \`${code}\` in ${where}`,
  why: "A forgotten suppression would hide the next warning of this kind.",
  hint: "Remove it.",
  place,
});
