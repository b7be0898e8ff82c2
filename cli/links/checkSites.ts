import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/loadConfig.ts";
import { homeOn, type SiteHost } from "../config/siteHosts.ts";
import type { FileTree } from "../files.ts";
import type { Plan, SitePlan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import type { Problem } from "../report/problem.ts";
import { checkLinks } from "./checkLinks.ts";
import { findLonely } from "./findLonely.ts";
import { brokenLinks, lonelyPages } from "./linkProblems.ts";
import { linkTargets } from "./linkTargets.ts";
import type { LinksBySite } from "./siteLinks.ts";

/** What a host answers to a path: a file of `dist/`, or something else. */
type Answer = (path: string, isFile: (file: string) => boolean) => { status: number; file?: string };

interface Options {
  project: Project;
  config: Pick<Config, "sites">;
  plan: Pick<Plan, "sites" | "hosts">;
  /** What the pages of all sites lead to. */
  links: LinksBySite;
  /** Keys of all files of each site of the plan, in their order. */
  built: readonly { keys: ReadonlyMap<string, string> }[];
  /** The files of hosts, by their path. */
  hostFiles: FileTree;
  /** How each host of the plan answers. */
  answers: readonly Answer[];
}

/**
 * Checks what the written pages of all sites lead to: those of the plan, and those that are as the last build left them.
 * Reports `broken-link` and `broken-fragment`, and as warnings `orphan-page` and `menu-only-page`.
 */
export function checkSites({ project, config, plan, links, built, hostFiles, answers }: Options): Problem[] {
  const isFile = fileFinder({ project, config, sites: plan.sites, built, hostFiles });
  const resolve = linkTargets(
    plan.hosts.map((host, index) => ({
      ...host,
      answer(path) {
        const answer = answers[index]?.(path, isFile);
        if (!answer || (answer.status !== 404 && answer.status !== 410)) return answer?.file ?? null;
        return undefined;
      },
    })),
  );
  const hostOf = (site: string): SiteHost =>
    plan.hosts.find(({ countries }) => countries.includes(site.split("/")[0] ?? "")) ?? plan.hosts[0];
  const texts = new Map<string, string | undefined>();
  const places = {
    read(file: string) {
      const path = join(project.root, file);
      if (!texts.has(file)) texts.set(file, existsSync(path) ? readFileSync(path, "utf8") : undefined);
      return texts.get(file);
    },
    settingsOf: (site: string) => [
      `countries/${site.replace("/", ".")}.yaml`,
      `countries/${site.split("/")[0] ?? ""}.yaml`,
      "countries/network.yaml",
      "countries/facts.yaml",
    ],
    homeOf: (site: string) => homeOn(hostOf(site), site),
  };
  return [...brokenLinks(checkLinks(links, resolve), places), ...lonelyPages(findLonely(links, resolve), places)];
}

/** Tells which files there are: those that were made, and on disk those of sites that were not. */
function fileFinder({
  project,
  config,
  sites,
  built,
  hostFiles,
}: Pick<Options, "project" | "config" | "built" | "hostFiles"> & { sites: readonly SitePlan[] }) {
  const made = new Set(
    built.flatMap(({ keys }, index) => [...keys.keys()].map((name) => `${sites[index]?.key ?? ""}/${name}`)),
  );
  const others = config.sites.map(({ key }) => key).filter((key) => !sites.some((site) => site.key === key));
  return (file: string): boolean => {
    const path = join(project.out, file);
    if (made.has(file) || hostFiles.has(path)) return true;
    const owner = others.find((key) => file.startsWith(`${key}/`));
    if (owner === undefined) return false;
    // A site that was never built can't be looked into.
    return existsSync(path) || !existsSync(join(project.out, owner));
  };
}
