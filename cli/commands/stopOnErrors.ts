import { ProblemsError } from "../report/errors.ts";
import { hasErrors, type Problem } from "../report/problem.ts";

/** Returns the checked project. @throws ProblemsError with the errors, without warnings, if there are any. */
export function stopOnErrors<T>({ project, problems }: { project?: T; problems: Problem[] }): T {
  if (!project || hasErrors(problems)) throw new ProblemsError(problems.filter(({ severity }) => severity === "error"));
  return project;
}
