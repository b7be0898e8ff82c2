import type { z } from "zod";
import { firstProblems, type Checked, type Place, type ProblemCode } from "../../../report/problem.ts";
import { explainIssue } from "./explainIssue.ts";
import { knownKeys } from "./knownKeys.ts";
import { whatItIs } from "./whatItIs.ts";
import { singleIssues } from "./singleIssues.ts";

const WITH_HELP: ReadonlySet<ProblemCode> = new Set(["missing-key", "wrong-type"]);

/** Checks a value against a schema. The first issues are explained and located, the others only counted. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  place: (path: readonly PropertyKey[], key?: boolean) => Place,
): Checked<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: false });
  if (result.success) return { value: result.data, problems: [] };
  const problems = firstProblems(singleIssues(result.error.issues, value), (issue) => {
    const { path, key, problem } = explainIssue(issue, value, (at) => knownKeys(schema, at, value));
    const at = place(path, key);
    const help = WITH_HELP.has(problem.code) ? whatItIs(schema, path, { value, place, at }) : {};
    return { ...help, ...problem, place: at };
  });
  return { problems };
}
