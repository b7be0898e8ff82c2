import { withFileTexts, withoutFileTexts } from "../../config/yaml/readSources.ts";
import { defineResult, type Graph } from "../../core/graph/graph.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { SuppressedProblem } from "../../core/problems/suppress.ts";
import type { DueTimes } from "../../plan/schedule/dueTimes.ts";
import { projectDependencies } from "./lastBuild.ts";

/** What `sitegen validate` has found in a project's files. */
export interface CheckResult {
  problems: Problem[];
  suppressed: SuppressedProblem[];
  countries: number;
  pages: number;
  /** Whether it has own parts, whose types are to be checked. */
  hasParts: boolean;
}

const check = defineResult<[], CheckResult>("check");

/** The last result, if it is still true. */
export function lastCheck(graph: Graph): CheckResult | undefined {
  const last = graph.valid(check);
  const { root } = graph.project;
  return last && mapProblems(last, (problems) => withFileTexts(root, problems));
}

export function saveCheck(graph: Graph, result: CheckResult, due: DueTimes): void {
  graph.put(check, [], projectDependencies(due), mapProblems(result, withoutFileTexts));
  graph.save();
}

const mapProblems = (result: CheckResult, change: <P extends Problem>(problems: P[]) => P[]): CheckResult => ({
  ...result,
  problems: change(result.problems),
  suppressed: change(result.suppressed),
});
