import { openConsole, type Console } from "../report/console.ts";
import { FORMATS } from "../report/formats/index.ts";
import { summary } from "../report/formats/pretty.ts";
import { hasErrors, type Problem } from "../report/problem.ts";

/** Says in the terminal what a check has found, each thing once. */
export interface Reporter {
  /**
   * @param problems All of them, errors and warnings.
   * @param notes Other lines to know, such as the addresses; one is printed again only after it was missing.
   */
  report(problems: readonly Problem[], notes?: readonly string[]): void;
}

/** @param loud Where mistakes are printed: also by a command that is to be quiet. */
export function createReporter(console: Console, loud: Pick<Console, "note" | "style"> = openConsole()): Reporter {
  let known: readonly Problem[] = [];
  let said: readonly string[] = [];
  return {
    report(problems, notes = said) {
      const { fresh, mended } = problemChanges(known, problems);
      if (fresh.length > 0) (hasErrors(fresh) ? loud : console).note(() => FORMATS.pretty(fresh, console));
      if (mended > 0) console.note(() => `${console.style("green", "✓")} ${describeMended(mended, known, problems)}`);
      for (const note of notes) if (!said.includes(note)) console.note(note);
      known = problems;
      said = notes;
    },
  };
}

function describeMended(count: number, before: readonly Problem[], now: readonly Problem[]): string {
  const errors = now.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return `${count} mended, still ${summary(errors)}`;
  return hasErrors([...before]) || now.length === 0 ? "mended" : `${count} mended`;
}

/** What is to be said about problems after a change. */
interface ProblemChanges {
  /** Those that were not there before. */
  fresh: Problem[];
  /** How many are no more. */
  mended: number;
}

/** Compares the problems of two checks. A problem that has moved with its line is the same. */
function problemChanges(before: readonly Problem[], now: readonly Problem[]): ProblemChanges {
  const known = count(before);
  const fresh = now.filter((problem) => {
    const key = keyOf(problem);
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    return left <= 0;
  });
  return { fresh, mended: before.length - (now.length - fresh.length) };
}

function count(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1);
  return counts;
}

const keyOf = ({ code, message, place: { file } }: Problem): string => [code, file, message].join("\n");
