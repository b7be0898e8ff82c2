import type { Config } from "../config/loadConfig.ts";
import type { OwnParts } from "../parts/readParts.ts";
import type { Plan, SitePlan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import { hasErrors, type Problem } from "../report/problem.ts";
import { serveSites, type ServedSites } from "./servedSites.ts";
import { noChanges, type Changes } from "./watchSources.ts";

/** The result of a check. */
interface CheckedSources {
  project?: { config: Config; plan: Plan; parts: OwnParts };
  problems: Problem[];
}

/** Checks the project without planning the unchanged sites. */
export type Check = (unchanged: SitePlan[]) => Promise<CheckedSources>;

/** The current state of a project that is being edited. */
export interface FollowedProject {
  /** From the last check without errors. */
  sites: ServedSites | undefined;
  /** From the last check. */
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

/** Planned and unchanged sites, in the order of the configuration. */
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
