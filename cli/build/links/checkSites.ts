import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../model/config.ts";
import { homeOn, type SiteHost } from "../../config/routes/siteHosts.ts";
import type { FileTree } from "../../core/files.ts";
import type { Plan, SitePlan } from "../../model/plan.ts";
import type { Project } from "../../core/project.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { checkLinks } from "./checkLinks.ts";
import { findOrphans } from "./findOrphans.ts";
import { brokenLinks, orphanPages } from "./linkProblems.ts";
import { linkTargets } from "./linkTargets.ts";
import type { LinksBySite } from "./siteLinks.ts";

/** A host's answer to a path: status, and a file of `dist/` if there is one. */
type Answer = (path: string, isFile: (file: string) => boolean) => { status: number; file?: string };

interface Options {
  project: Project;
  config: Pick<Config, "sites">;
  plan: Pick<Plan, "sites" | "hosts">;
  /** Links of all sites, built or unchanged. */
  links: LinksBySite;
  /** File names of the plan's sites, in the same order. */
  built: readonly { keys: ReadonlyMap<string, string> }[];
  /** The hosts' files by absolute path. */
  hostFiles: FileTree;
  /** In the order of the plan's hosts. */
  answers: readonly Answer[];
}

/**
 * Checks the links of all sites' pages. Reports the errors `broken-link` and `broken-fragment`, and the warnings
 * `orphan-page` and `menu-only-page`.
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
  return [...brokenLinks(checkLinks(links, resolve), places), ...orphanPages(findOrphans(links, resolve), places)];
}

/** Returns a function that tells whether a file exists: in this build, or on disk for sites that weren't built. */
function fileFinder({
  project,
  config,
  sites,
  built,
  hostFiles,
}: Pick<Options, "project" | "config" | "built" | "hostFiles"> & { sites: readonly SitePlan[] }) {
  const builtFiles = new Set(
    built.flatMap(({ keys }, index) => [...keys.keys()].map((name) => `${sites[index]?.key ?? ""}/${name}`)),
  );
  const planned = new Set(sites.map(({ key }) => key));
  const others = new Set(config.sites.map(({ key }) => key).filter((key) => !planned.has(key)));
  return (file: string): boolean => {
    const path = join(project.out, file);
    if (builtFiles.has(file) || hostFiles.has(path)) return true;
    const [country = "", language] = file.split("/");
    const owner = [`${country}/${language}`, country].find((key) => others.has(key));
    if (owner === undefined) return false;
    // Links to a site that was never built can't be checked.
    return existsSync(path) || !existsSync(join(project.out, owner));
  };
}
