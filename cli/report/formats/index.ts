import type { Console } from "../console.ts";
import { PROBLEM_CODES, type Problem } from "../problem.ts";
import type { FORMAT_NAMES } from "./names.ts";
import { pretty, summary } from "./pretty.ts";

type Format = (problems: Problem[], console: Pick<Console, "style">) => string;

const escapeData = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
const fullText = ({ message, why, hint }: Problem) =>
  [message, why, hint]
    .filter(Boolean)
    .join(". ")
    .replace(/([.?!])\. /g, "$1 ");

const withoutText = ({ place: { text: _, ...place }, ...problem }: Problem) => ({ ...problem, place });

/** Ways to print problems, by the name that `--format` takes. */
export const FORMATS = {
  pretty: (problems, console) => (problems.length === 0 ? "" : `${pretty(problems, console)}\n\n${summary(problems)}`),
  json: (problems) => JSON.stringify({ problems: problems.map(withoutText) }, null, 2),
  // https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
  github: (problems) =>
    problems
      .map((problem) => {
        const { file, line, column } = problem.place;
        return `::${problem.severity} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(problem.code)}::${escapeData(fullText(problem))}`;
      })
      .join("\n"),
  // https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
  sarif: (problems) =>
    JSON.stringify(
      {
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [
          {
            tool: {
              driver: {
                name: "sitegen",
                rules: Object.entries(PROBLEM_CODES).map(([id, text]) => ({ id, shortDescription: { text } })),
              },
            },
            results: problems.map((problem) => ({
              ruleId: problem.code,
              level: problem.severity,
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
            })),
          },
        ],
      },
      null,
      2,
    ),
} satisfies Record<FormatName, Format>;

export type FormatName = (typeof FORMAT_NAMES)[number];
