import { valueAt } from "../../yaml/yamlFile.ts";
import type { z } from "zod";

export type Issue = z.core.$ZodIssue;

/** Splits issues into single mistakes: one per unknown key, and for a union those of the best matching branch. */
export function singleIssues(issues: readonly Issue[], value: unknown): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ ...issue, keys: [key] }));
    if (issue.code !== "invalid_union" || "options" in issue || issue.errors.length === 0) return [issue];
    const written = valueAt(value, issue.path);
    if (hasOwnMessage(issue) && issue.errors.every((branch) => failsOutside(branch, written))) return [issue];
    const branch = closestBranch(issue.errors, written);
    const inner = branch.map((nested) => ({ ...nested, path: [...issue.path, ...nested.path] }) as Issue);
    return singleIssues(inner, value);
  });
}

/** Whether an issue has a custom message. */
export const hasOwnMessage = ({ message }: Issue): boolean => !message.startsWith("Invalid");

/** Whether the value's type doesn't fit the branch at all. */
const failsOutside = (issues: readonly Issue[], written: unknown): boolean =>
  issues.some(
    (issue) =>
      issue.path.length === 0 &&
      // A map or list can't be one of the literals of a branch.
      (issue.code === "invalid_type" || (issue.code === "invalid_value" && typeof written === "object")),
  );

/** The branch whose outer type fits; of those the one with fewest issues, and of equal ones the last. */
function closestBranch(branches: readonly Issue[][], written: unknown): readonly Issue[] {
  const rank = (issues: Issue[]) => {
    const unknown = issues.filter((issue) => issue.code === "unrecognized_keys").length;
    return (failsOutside(issues, written) ? 100 : 0) + issues.length + unknown * 2;
  };
  const fits = [...branches].reverse().sort((a, b) => rank(a) - rank(b));
  return fits.find((issues) => written !== undefined && issues.length > 0) ?? branches[0] ?? [];
}
