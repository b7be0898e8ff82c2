import { ProblemsError } from "../report/errors.ts";
import { hasErrors, type Problem } from "../report/problem.ts";

/** What was checked, when it has no errors. @throws ProblemsError with the errors otherwise: warnings are not why it stops. */
export function stopOnErrors<T>({ project, problems }: { project?: T; problems: Problem[] }): T {
  if (!project || hasErrors(problems)) throw new ProblemsError(problems.filter(({ severity }) => severity === "error"));
  return project;
}
