import type { z } from "zod";
import { valueAt } from "./valueAt.ts";

export type Issue = z.core.$ZodIssue;

/** Issues of which each is one mistake: one for each unknown key, and for a union those of the branch that fits best. */
export function singleIssues(issues: readonly Issue[], value: unknown): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ ...issue, keys: [key] }));
    if (issue.code !== "invalid_union" || "options" in issue || issue.errors.length === 0) return [issue];
    const written = valueAt(value, issue.path);
    if (hasOwnMessage(issue) && issue.errors.every((branch) => failsOutside(branch, written))) return [issue];
    const branch = closestBranch(issue.errors, written);
    const inner = branch.map((each) => ({ ...each, path: [...issue.path, ...each.path] }) as Issue);
    return singleIssues(inner, value);
  });
}

/** True when the schema gives an issue a message of its own. */
export const hasOwnMessage = ({ message }: Issue): boolean => !message.startsWith("Invalid");

/** True when the value is of another type altogether than the branch wants. */
const failsOutside = (issues: readonly Issue[], written: unknown): boolean =>
  issues.some(
    (issue) =>
      issue.path.length === 0 &&
      // A map or a list is none of the words that a branch may be.
      (issue.code === "invalid_type" || (issue.code === "invalid_value" && typeof written === "object")),
  );

/** The branch of a union whose outer type the value has; of those, the one with the fewest issues, and of equals the last. */
function closestBranch(branches: readonly Issue[][], written: unknown): readonly Issue[] {
  const rank = (issues: Issue[]) => {
    const unknown = issues.filter((issue) => issue.code === "unrecognized_keys").length;
    return (failsOutside(issues, written) ? 100 : 0) + issues.length + unknown * 2;
  };
  const fits = [...branches].reverse().sort((a, b) => rank(a) - rank(b));
  return fits.find((issues) => written !== undefined && issues.length > 0) ?? branches[0] ?? [];
}
