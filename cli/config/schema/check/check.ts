import type { z } from "zod";
import {
  firstProblems,
  MAX_EXPLAINED,
  type Checked,
  type Place,
  type ProblemCode,
} from "../../../core/problems/problem.ts";
import { suggest } from "../../../core/problems/suggest.ts";
import { explainIssue } from "./explainIssue.ts";
import { knownKeys } from "./knownKeys.ts";
import { outdentedKey } from "./outdentedKey.ts";
import { singleIssues, type Issue, valueAt } from "./singleIssues.ts";
import { whatItIs } from "./whatItIs.ts";

const WITH_HELP: ReadonlySet<ProblemCode> = new Set(["missing-key", "wrong-type"]);

/** Checks a value against a schema. The first issues are explained and located, the others only counted. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  place: (path: readonly PropertyKey[], key?: boolean) => Place,
): Checked<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: false });
  if (result.success) return { value: result.data, problems: [] };
  const issues = singleIssues(result.error.issues, value);
  const unknown = issues.filter((issue) => issue.code === "unrecognized_keys");
  const outdented = new Map(
    unknown.slice(0, MAX_EXPLAINED).flatMap((issue) => {
      const found = outdentedKey([...issue.path, ...issue.keys], { schema, value, place });
      return found ? [[issue as Issue, found] as const] : [];
    }),
  );
  const meant = new Set(
    [...outdented.values()].flatMap(({ meant }) => [meant.join("."), meant.slice(0, -1).join(".")]),
  );
  /** Whether a value is missing only because its key is misspelt, or is outside of its map. */
  const isElsewhere = ({ path }: Issue): boolean => {
    if (unknown.length === 0 || (valueAt(value, path) ?? null) !== null) return false;
    const beside = unknown.filter((issue) => issue.path.join(".") === path.slice(0, -1).join("."));
    return (
      meant.has(path.join(".")) ||
      suggest(
        String(path.at(-1)),
        beside.flatMap(({ keys }) => keys),
      ) !== undefined
    );
  };
  const mistakes = issues.filter((issue) => issue.code === "unrecognized_keys" || !isElsewhere(issue));
  const problems = firstProblems(mistakes, (issue) => {
    const isOutdented = outdented.get(issue);
    if (isOutdented) return isOutdented.problem;
    const { path, key, problem } = explainIssue(issue, value, (at) => knownKeys(schema, at, value));
    const at = place(path, key);
    const help = WITH_HELP.has(problem.code) ? whatItIs(schema, path, { value, place, at }) : {};
    return { ...help, ...problem, place: at };
  });
  return { problems };
}
