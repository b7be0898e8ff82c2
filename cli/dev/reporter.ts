import { openConsole, type Console } from "../report/console.ts";
import { FORMATS } from "../report/formats/index.ts";
import { summary } from "../report/formats/pretty.ts";
import { hasErrors, type Problem } from "../report/problem.ts";
import { problemChanges } from "./problemChanges.ts";

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
