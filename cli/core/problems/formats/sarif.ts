import { describeCode, codeHelp } from "../codes/describeCode.ts";
import { groupBy } from "../../lookups.ts";
import { PROBLEM_CODES, severityOf, type Edit, type Problem, type ProblemCode } from "../problem.ts";
import { proposedFix } from "../applyFixes.ts";
import type { SuppressedProblem } from "../suppress.ts";
import { fullText } from "./pretty.ts";

/** Problems for code scanning: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
export const sarif = (problems: readonly (Problem | SuppressedProblem)[]): string =>
  JSON.stringify(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { name: "sitegen", rules: (Object.keys(PROBLEM_CODES) as ProblemCode[]).map(ruleOf) } },
          results: problems.map(resultOf),
        },
      ],
    },
    null,
    2,
  );

function resultOf(problem: Problem | SuppressedProblem) {
  const fix = proposedFix(problem);
  return {
    ruleId: problem.code,
    level: severityOf(problem),
    message: { text: fullText(problem) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(problem.place.file) },
          region: {
            startLine: problem.place.line,
            startColumn: problem.place.column,
            endColumn: problem.place.column + problem.place.length,
          },
        },
      },
    ],
    ...(fix && "edits" in fix && { fixes: [fixOf(problem, fix.edits)] }),
    ...("justification" in problem && {
      suppressions: [{ kind: "external", status: "accepted", justification: problem.justification }],
    }),
  };
}

const fixOf = ({ hint = "" }: Problem, edits: readonly Edit[]) => ({
  description: { text: hint },
  artifactChanges: [...groupBy(edits, ({ file }) => file)].map(([file, editsOfFile]) => ({
    artifactLocation: { uri: encodeURI(file) },
    replacements: editsOfFile.map(({ line, column, length, write }) => ({
      deletedRegion: { startLine: line, startColumn: column, endColumn: column + length },
      insertedContent: { text: write },
    })),
  })),
});

/** A code as SARIF rule: the rule, why it matters, and examples. */
function ruleOf(code: ProblemCode) {
  const described = describeCode(code);
  const { rule, why, fix } = described;
  return {
    id: code,
    shortDescription: { text: rule },
    fullDescription: { text: why },
    help: { text: [rule, why, fix].filter(Boolean).join(" "), markdown: codeHelp(described) },
  };
}
