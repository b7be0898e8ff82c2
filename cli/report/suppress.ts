import type { Place, Problem, ProblemCode } from "./problem.ts";

/** Warnings that are accepted: of one kind, in a file or, with a slash at the end, in a folder. */
interface Suppression {
  code: string;
  in: string;
  why: string;
}

/** A warning that the project has accepted. */
export interface SuppressedProblem extends Problem {
  /** The project's reason. */
  justification: string;
}

interface Suppressed {
  /** Those that are left, with the mistakes in the suppressions themselves. */
  problems: Problem[];
  suppressed: SuppressedProblem[];
}

/** What the settings of a project say of it. */
interface Settings {
  network: { suppressions: readonly Suppression[] };
  locateNetwork(path: readonly (string | number)[]): Place;
}

/** Problems that only a build finds: without one nobody knows whether they are there. */
const OF_BUILDS: ReadonlySet<string> = new Set(["orphan-page", "menu-only-page", "host-limit"] satisfies ProblemCode[]);

/** The error that can be accepted: nobody but the project knows that its rules are at the service in another form, too. */
const ACCEPTABLE: ProblemCode = "host-limit";

/**
 * Takes out the warnings that the project has accepted. Errors stay, but for `ACCEPTABLE`.
 * @param isComplete Whether all warnings of the project are among the problems, so that a suppression without any has no use.
 */
export function suppress(
  problems: readonly Problem[],
  { network: { suppressions }, locateNetwork }: Settings,
  isComplete = false,
): Suppressed {
  const locate = (index: number) => locateNetwork(["suppressions", index]);
  const left: Problem[] = [];
  const suppressed: SuppressedProblem[] = [];
  const used = new Set<number>();
  const ofErrors = new Set<number>();
  for (const problem of problems) {
    const index = suppressions.findIndex((each) => isMeant(each, problem));
    const justification = suppressions[index]?.why;
    const isAcceptable = problem.severity !== "error" || problem.code === ACCEPTABLE;
    if (justification === undefined || !isAcceptable) left.push(problem);
    else suppressed.push({ ...problem, justification });
    if (index >= 0) (isAcceptable ? used : ofErrors).add(index);
  }
  for (const [index, { code, in: where }] of suppressions.entries()) {
    if (used.has(index)) continue;
    if (ofErrors.has(index)) left.push(errorSuppressed(code, locate(index)));
    else if (isComplete && !OF_BUILDS.has(code)) left.push(unused(code, where, locate(index)));
  }
  return { problems: left, suppressed };
}

const isMeant = ({ code, in: where }: Suppression, problem: Problem): boolean =>
  code === problem.code && (where.endsWith("/") ? problem.place.file.startsWith(where) : problem.place.file === where);

const errorSuppressed = (code: string, place: Place): Problem => ({
  code: "suppressed-error",
  severity: "error",
  message: `\`${code}\` is an error here, and errors can't be suppressed`,
  why: "With an error a page is missing or wrong, whoever accepts it.",
  hint: "Mend it, and remove this suppression.",
  place,
});

const unused = (code: string, where: string, place: Place): Problem => ({
  code: "unused-suppression",
  severity: "warning",
  message: `There is no warning \`${code}\` in ${where}`,
  why: "A suppression that is forgotten would hide the next such warning.",
  hint: "Remove it.",
  place,
});
