import { hasErrors, sortProblems, type Problem } from "../core/problems/problem.ts";
import type { Graph } from "../core/graph/graph.ts";
import { dueTimes } from "../plan/schedule/dueTimes.ts";
import type { RunOptions } from "./changes/lastBuild.ts";
import { saveCheck, type CheckResult } from "./changes/lastCheck.ts";
import { checkProject, problemsOf } from "./checkProject.ts";
import { checkFragments } from "./links/checkFragments.ts";

/** From this number of files on, other threads help to read them. */
const MIN_FILES_FOR_POOL = 500;

/** Finds all problems in a project's files, and stores them for the next run. Types of own parts aren't checked. */
export async function checkAll(graph: Graph, options: RunOptions): Promise<CheckResult> {
  const { countries = [] } = options;
  const { root } = graph.project;
  const pool = graph.sources.size < MIN_FILES_FOR_POOL ? undefined : (await import("./render/pool.ts")).openPool();
  const checked = await checkProject({ ...options, root, graph, pool }).finally(() => pool?.close());
  const { project: found } = checked;
  const all: Problem[] = [...checked.problems];
  // Pages with mistakes may have ids that are not in the plan.
  if (found && !hasErrors(all)) all.push(...checkFragments({ root, ...found }));
  const sites = found?.plan.sites ?? [];
  const result = {
    problems: problemsOf(sortProblems(all), countries),
    suppressed: problemsOf(checked.suppressed, countries),
    countries: new Set(sites.map(({ country }) => country)).size,
    pages: sites.reduce((sum, { pages }) => sum + pages.length, 0),
    hasParts: found !== undefined && found.parts.files.length > 0,
  };
  if (found) {
    const { schedule } = found.plan;
    const lastDays = sites.flatMap((site) => site.lastDays);
    saveCheck(graph, result, dueTimes({ config: found.config, schedule, lastDays }));
  }
  return result;
}
