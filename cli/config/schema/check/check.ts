import type { z } from "zod";
import { firstProblems, type Checked, type Place } from "../../../report/problem.ts";
import { explainIssue } from "./explainIssue.ts";
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
  const problems = firstProblems(singleIssues(result.error.issues, value), (issue) => {
    const { path, key, problem } = explainIssue(issue, value, (at) => knownKeys(schema, at, value));
    return { ...problem, place: place(path, key) };
  });
  return { problems };
}
