import type { Config } from "../config/loadConfig.ts";
import type { OwnParts } from "../parts/readParts.ts";
import type { Plan, SitePlan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import { hasErrors, type Problem } from "../report/problem.ts";
import { serveSites, type ServedSites } from "./servedSites.ts";
import { noChanges, type Changes } from "./watchSources.ts";

/** A project that was checked. */
interface CheckedSources {
  project?: { config: Config; plan: Plan; parts: OwnParts };
  problems: Problem[];
}

/** Checks the project. Sites that are unchanged need not be planned. */
export type Check = (unchanged: SitePlan[]) => Promise<CheckedSources>;

/** The state of a project that is followed while it is written. */
export interface FollowedProject {
  /** What the last check without errors gave. */
  sites: ServedSites | undefined;
  /** What the last check has found. */
  problems: Problem[];
  parts: OwnParts | undefined;
}

/** Follows a project. @returns its state, and the function that checks it again after changes. */
export function followProject(project: Project, check: Check) {
  const state: FollowedProject = { sites: undefined, problems: [], parts: undefined };
  // Since the last check without errors.
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

/** The planned sites and those that were not planned again, in the order of the configuration. */
function withUnchanged({ sites }: Config, plan: Plan, unchanged: readonly SitePlan[]): SitePlan[] {
  const all = new Map([...unchanged, ...plan.sites].map((site) => [site.key, site]));
  return sites.flatMap(({ key }) => all.get(key) ?? []);
}

/**
 * The sites that show nothing of what has changed since they were planned, so that they need not be planned again: with
 * hundreds of countries that is most of the work. Known only where nothing but Markdown of planned countries was edited.
 */
export function unchangedSites(sites: readonly SitePlan[], { edited, moved }: Changes): SitePlan[] {
  const owners = [...edited].map((file) => /^countries\/content\/([^/]+)\/.+\.md$/.exec(file)?.[1]);
  const planned = new Set(sites.map(({ country }) => country));
  const isKnown = moved.size === 0 && owners.every((owner) => owner !== undefined && planned.has(owner));
  return isKnown ? sites.filter(({ country }) => !owners.includes(country)) : [];
}
