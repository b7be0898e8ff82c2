import { relative } from "node:path";
import type { ViteDevServer } from "vite";
import type { Project } from "../../core/project.ts";
import { settings } from "../../build/changes/lastBuild.ts";
import { findUnchanged, saveSites } from "../../build/changes/unchangedSites.ts";
import type { FindUnchanged, ProjectCheck } from "../../build/checkProject.ts";
import { defineResult, instant, openGraph, type Graph } from "../../core/graph/graph.ts";
import { openStore } from "../../core/graph/store.ts";
import { dueTimes } from "../../plan/schedule/dueTimes.ts";
import type { Config } from "../../model/config.ts";
import type { OwnParts } from "../../content/parts/readParts.ts";
import type { Plan, SitePlan } from "../../model/plan.ts";
import { hasErrors, type Problem } from "../../core/problems/problem.ts";
import { serveSites, type ServedSites } from "./servedSites.ts";

/** Time for an editor to finish saving. */
const SETTLE_MS = 30;

/** Calls `onChange` after changes below `countries/`, with paths from the project's root. Calls don't overlap. */
export function watchSources(
  { watcher }: ViteDevServer,
  { root }: Project,
  onChange: (changed: readonly string[]) => Promise<void>,
): void {
  let changes: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  // Queue of calls: a check may take longer than the time until the next change.
  let running = Promise.resolve();
  const run = () => {
    const now = changes;
    changes = [];
    return onChange(now);
  };
  watcher.add(`${root}/countries`);
  watcher.on("all", (_event, path) => {
    const file = relative(root, path).replaceAll("\\", "/");
    if (!file.startsWith("countries/")) return;
    changes.push(file);
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(run)), SETTLE_MS);
  });
}

/** Checks the project, and plans all sites that `findUnchanged` does not find. */
export type Check = (options: {
  graph: Graph;
  findUnchanged: FindUnchanged<SitePlan> | undefined;
}) => Promise<ProjectCheck<SitePlan>>;

export interface FollowedProject {
  /** From the last check without errors. */
  sites: ServedSites | undefined;
  problems: Problem[];
  parts: OwnParts | undefined;
}

/** Marks a site whose plan in memory is valid. */
const servedSite = defineResult<[site: string], true>("servedSite");

/** Follows a project. @returns its state, and a function that updates it after changes. */
export function followProject(project: Project, check: Check) {
  const state: FollowedProject = { sites: undefined, problems: [], parts: undefined };
  const projectStore = openStore(project);
  // Never saved: it is about plans in memory.
  const memoryStore = openStore(project);

  async function renew(): Promise<void> {
    const graph = openGraph(project, undefined, projectStore);
    const servedGraph = openGraph(project, graph.sources, memoryStore);
    servedGraph.set(settings, [], {});
    const plans = new Map(state.sites?.plan.sites.map((site) => [site.key, site]));
    const findServed: FindUnchanged<SitePlan> = (config, schedule) => {
      servedGraph.set(instant, [], schedule.now);
      return findUnchanged(servedGraph, servedSite, { config, schedule }, (key) => plans.get(key));
    };
    const { project: checked, problems } = await check({ graph, findUnchanged: state.sites && findServed });
    state.problems = problems;
    if (!checked || hasErrors(problems)) return;
    const { config, plan, parts, unchanged } = checked;
    const sites = withUnchanged(config, plan, unchanged);
    state.sites = serveSites(project, { config, plan: { ...plan, sites } });
    state.parts = parts;
    const lastDays = sites.flatMap((site) => site.lastDays);
    const due = dueTimes({ config, schedule: plan.schedule, lastDays });
    saveSites(servedGraph, servedSite, { config, plan, due }, new Map(sites.map(({ key }) => [key, true])));
  }
  return { state, renew };
}

function withUnchanged({ sites }: Config, plan: Plan, unchanged: readonly SitePlan[]): SitePlan[] {
  const all = new Map([...unchanged, ...plan.sites].map((site) => [site.key, site]));
  return sites.flatMap(({ key }) => all.get(key) ?? []);
}
