import type { Console } from "../console.ts";
import { proposedFix } from "../proposedFix.ts";
import type { Problem } from "../problem.ts";
import type { SuppressedProblem } from "../suppress.ts";
import { fullText } from "./fullText.ts";
import type { FORMAT_NAMES } from "./names.ts";
import { pretty, summary } from "./pretty.ts";

type Format = (
  problems: Problem[],
  console: Pick<Console, "style">,
  suppressed?: readonly SuppressedProblem[],
) => string | Promise<string>;

const escapeData = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");

function withoutText<T extends Problem>(problem: T) {
  const { text: _, ...place } = problem.place;
  const fix = proposedFix(problem);
  return { ...problem, ...(fix && { fix }), place };
}

/** In a terminal what is read first is the end. */
const errorsLast = (problems: readonly Problem[]): Problem[] => [
  ...problems.filter(({ severity }) => severity !== "error"),
  ...problems.filter(({ severity }) => severity === "error"),
];

/** Ways to print problems, by the name that `--format` takes. */
export const FORMATS = {
  pretty: (problems, console) =>
    problems.length === 0 ? "" : `${pretty(errorsLast(problems), console)}\n\n${summary(problems)}`,
  json: (problems, _, suppressed = []) =>
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
        return `::${problem.severity} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(problem.code)}::${escapeData(fullText(problem))}`;
      })
      .join("\n"),
  sarif: async (problems, _, suppressed = []) => (await import("./sarif.ts")).sarif([...problems, ...suppressed]),
} satisfies Record<FormatName, Format>;

export type FormatName = (typeof FORMAT_NAMES)[number];
