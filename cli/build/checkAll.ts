import { hasErrors, sortProblems, type Problem } from "../core/problems/problem.ts";
import type { Graph } from "../core/graph/graph.ts";
import { dueTimes } from "../plan/schedule/dueTimes.ts";
import type { ShowDrafts } from "../plan/schedule/schedule.ts";
import { saveCheck, type CheckResult } from "./changes/lastCheck.ts";
import { checkProject, problemsOf } from "./checkProject.ts";
import { checkFragments } from "./links/checkFragments.ts";

interface Options {
  graph: Graph;
  /** Countries that the user named; all when there are none. */
  countries: string[];
  now: Date;
  drafts: ShowDrafts;
}

/** Files of a project from which a second thread helps to read them. */
const MANY_FILES = 500;

/** Finds all problems in a project's files, and remembers them for the next time. Types of own parts aren't checked. */
export async function checkAll({ graph, countries, now, drafts }: Options): Promise<CheckResult> {
  const { root } = graph.project;
  const pool = graph.sources.size < MANY_FILES ? undefined : (await import("./render/pool.ts")).openPool();
  const checked = await checkProject({ root, graph, countries, now, drafts, pool }).finally(() => pool?.close());
  const { project: found } = checked;
  const all: Problem[] = [...checked.problems];
  // Pages with mistakes may have ids that the plan doesn't know.
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
