import type { z } from "zod";
import { MOST_PROBLEMS, moreProblems, type Checked, type Place, type Problem } from "../../../report/problem.ts";
import { explainIssue, type Explained } from "./explainIssue.ts";
import { knownKeys } from "./knownKeys.ts";
import { singleIssues } from "./singleIssues.ts";

/** Checks a value against a schema. The first issues are explained and located, the others counted. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  place: (path: readonly PropertyKey[], key?: boolean) => Place,
): Checked<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: false });
  if (result.success) return { value: result.data, problems: [] };
  const issues = singleIssues(result.error.issues, value);
  const locate = ({ path, key, problem }: Explained): Problem => ({ ...problem, place: place(path, key) });
  const problems = issues
    .slice(0, MOST_PROBLEMS + 1)
    .map((issue) => locate(explainIssue(issue, value, (path) => knownKeys(schema, path, value))));
  const next = problems[MOST_PROBLEMS];
  if (next) problems[MOST_PROBLEMS] = moreProblems(issues.length - MOST_PROBLEMS, next);
  return { problems };
}
