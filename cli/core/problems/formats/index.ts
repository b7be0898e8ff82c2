import type { Console } from "../../console/console.ts";
import { proposedFix } from "../applyFixes.ts";
import { severityOf, type Problem } from "../problem.ts";
import type { SuppressedProblem } from "../suppress.ts";
import { forTerminal, fullText } from "./pretty.ts";
import type { FORMAT_NAMES } from "./names.ts";

type Format = (
  problems: Problem[],
  console: Pick<Console, "style">,
  /** Warnings that the project has accepted, and whether each warning is printed in full (`pretty` only). */
  options?: { suppressed?: readonly SuppressedProblem[]; verbose?: boolean },
) => string | Promise<string>;

const escapeData = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");

function withoutText<T extends Problem>(problem: T) {
  const { text: _, ...place } = problem.place;
  const fix = proposedFix(problem);
  return { ...problem, severity: severityOf(problem), ...(fix && { fix }), place };
}

/** Formatters by value of `--format`. */
export const FORMATS = {
  pretty: (problems, console, { verbose = false } = {}) =>
    problems.length === 0 ? "" : forTerminal(problems, console, verbose),
  json: (problems, _, { suppressed = [] } = {}) =>
    JSON.stringify(
      {
        problems: problems.map(withoutText),
        ...(suppressed.length > 0 && { suppressed: suppressed.map(withoutText) }),
      },
      null,
      2,
    ),
  // https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
  github: (problems) =>
    problems
      .map((problem) => {
        const { file, line, column } = problem.place;
        return `::${severityOf(problem)} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(problem.code)}::${escapeData(fullText(problem))}`;
      })
      .join("\n"),
  sarif: async (problems, _, { suppressed = [] } = {}) =>
    (await import("./sarif.ts")).sarif([...problems, ...suppressed]),
} satisfies Record<FormatName, Format>;

export type FormatName = (typeof FORMAT_NAMES)[number];
