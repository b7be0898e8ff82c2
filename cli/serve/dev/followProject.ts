import { relative } from "node:path";
import type { ViteDevServer } from "vite";
import type { Project } from "../../core/project.ts";
import type { Config } from "../../model/config.ts";
import type { OwnParts } from "../../content/parts/readParts.ts";
import type { Plan, SitePlan } from "../../model/plan.ts";
import { hasErrors, type Problem } from "../../core/problems/problem.ts";
import { serveSites, type ServedSites } from "./servedSites.ts";

/** Time for an editor to finish saving. */
const SETTLE_MS = 30;

export interface Changes {
  edited: Set<string>;
  moved: Set<string>;
}

const noChanges = (): Changes => ({ edited: new Set(), moved: new Set() });

/** Calls `onChange` after changes below `countries/`. Calls don't overlap. */
export function watchSources(
  { watcher }: Pick<ViteDevServer, "watcher">,
  { root }: Project,
  onChange: (changes: Changes) => Promise<void>,
): void {
  let changes = noChanges();
  let timer: NodeJS.Timeout | undefined;
  // Queue of calls: a check may take longer than the time until the next change.
  let running = Promise.resolve();
  const run = () => {
    const now = changes;
    changes = noChanges();
    return onChange(now);
  };
  watcher.add(`${root}/countries`);
  watcher.on("all", (event, path) => {
    const file = relative(root, path).replaceAll("\\", "/");
    if (!file.startsWith("countries/")) return;
    changes[event === "change" ? "edited" : "moved"].add(file);
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(run)), SETTLE_MS);
  });
}

interface CheckedSources {
  project?: { config: Config; plan: Plan; parts: OwnParts };
  problems: Problem[];
}

export type Check = (unchanged: SitePlan[]) => Promise<CheckedSources>;

export interface FollowedProject {
  sites: ServedSites | undefined;
  problems: Problem[];
  parts: OwnParts | undefined;
}

/** Follows a project. @returns its state, and a function that updates it after changes. */
export function followProject(project: Project, check: Check) {
  const state: FollowedProject = { sites: undefined, problems: [], parts: undefined };
  // All changes since the last check without errors.
  let changes = noChanges();

  async function renew(latest: Changes = noChanges()): Promise<void> {
    changes = {
      edited: new Set([...changes.edited, ...latest.edited]),
      moved: new Set([...changes.moved, ...latest.moved]),
    };
    const unchanged = state.sites ? unchangedSites(state.sites.plan.sites, changes) : [];
    const { project: checked, problems } = await check(unchanged);
    state.problems = problems;
    if (!checked || hasErrors(problems)) return;
    const { config, plan, parts } = checked;
    state.sites = serveSites(project, { config, plan: { ...plan, sites: withUnchanged(config, plan, unchanged) } });
    state.parts = parts;
    changes = noChanges();
  }
  return { state, renew };
}

function withUnchanged({ sites }: Config, plan: Plan, unchanged: readonly SitePlan[]): SitePlan[] {
  const all = new Map([...unchanged, ...plan.sites].map((site) => [site.key, site]));
  return sites.flatMap(({ key }) => all.get(key) ?? []);
}

/**
 * The sites that need not be planned again, which saves most of the work with hundreds of countries. There are such
 * sites only if all changes are edits of Markdown in planned countries.
 */
export function unchangedSites(sites: readonly SitePlan[], { edited, moved }: Changes): SitePlan[] {
  const owners = [...edited].map((file) => /^countries\/content\/([^/]+)\/.+\.md$/.exec(file)?.[1]);
  const planned = new Set(sites.map(({ country }) => country));
  const isKnown = moved.size === 0 && owners.every((owner) => owner !== undefined && planned.has(owner));
  return isKnown ? sites.filter(({ country }) => !owners.includes(country)) : [];
}
