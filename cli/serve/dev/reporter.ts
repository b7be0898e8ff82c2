import { openConsole, type Console } from "../../core/console/console.ts";
import { groupBy } from "../../core/lookups.ts";
import { FORMATS } from "../../core/problems/formats/index.ts";
import { summary } from "../../core/problems/formats/pretty.ts";
import { hasErrors, isError, type Problem } from "../../core/problems/problem.ts";

/**
 * Prints the results of checks, without what was printed before.
 * @param loud For errors, which are printed even with --quiet.
 */
export function createReporter(console: Console, loud: Console = openConsole()) {
  let lastProblems: readonly Problem[] = [];
  let lastNotes: readonly string[] = [];
  return {
    /**
     * @param problems All current errors and warnings.
     * @param notes Other lines, such as URLs. A line is printed again only after a report without it.
     */
    report(problems: readonly Problem[], notes: readonly string[] = lastNotes) {
      const { added, fixed } = compareProblems(lastProblems, problems);
      if (added.length > 0) (hasErrors(added) ? loud : console).note(() => FORMATS.pretty(added, console));
      if (fixed > 0)
        console.note(() => `${console.style("green", "✓")} ${describeFixed(fixed, lastProblems, problems)}`);
      for (const note of notes) if (!lastNotes.includes(note)) console.note(note);
      lastProblems = problems;
      lastNotes = notes;
    },
  };
}

function describeFixed(count: number, before: readonly Problem[], now: readonly Problem[]): string {
  const errors = now.filter(isError);
  if (errors.length > 0) return `${count} corrected, still ${summary(errors)}`;
  return hasErrors([...before]) || now.length === 0 ? "corrected" : `${count} corrected`;
}

/** Compares the problems of two checks; `fixed` is a number. A problem on another line of its file is the same. */
function compareProblems(before: readonly Problem[], now: readonly Problem[]): { added: Problem[]; fixed: number } {
  const remaining = groupBy(before, keyOf);
  const added = now.filter((problem) => remaining.get(keyOf(problem))?.pop() === undefined);
  return { added, fixed: before.length - (now.length - added.length) };
}

const keyOf = ({ code, message, place: { file } }: Problem): string => [code, file, message].join("\n");
