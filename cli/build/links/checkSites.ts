import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Config } from "../../model/config.ts";
import { homeOn, type SiteHost } from "../../config/routes/siteHosts.ts";
import { contentHash } from "../../core/contentHash.ts";
import type { FileTree } from "../../core/files.ts";
import { defineInput, defineResult, type Graph } from "../../core/graph/graph.ts";
import { memoize } from "../../core/lookups.ts";
import type { Plan } from "../../model/plan.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { HostPlan } from "../../plan/network/hostPlan.ts";
import { readRecord } from "../render/siteRecord.ts";
import type { BuiltSite } from "../render/makeSites.ts";
import { checkLinks, type CheckedLinks, type Resolve } from "./checkLinks.ts";
import { brokenLinks, orphanPages } from "./linkProblems.ts";
import { linkTargets } from "./linkTargets.ts";

/** A host's answer to a request: status, and a file of `dist/` if there is one. */
type Answer = (
  request: { url: string },
  isFile: (file: string) => boolean,
) => {
  status: number;
  file?: string;
};

interface Options {
  graph: Graph;
  config: Pick<Config, "sites">;
  plan: Pick<Plan, "hosts">;
  built: readonly BuiltSite[];
  /** The hosts' files by absolute path. */
  hostFiles: FileTree;
  /** In the order of the plan's hosts. */
  hostPlans: readonly HostPlan[];
  answers: readonly Answer[];
}

/** The check of a site, and a hash of what links may lead to in it: its files, and ids in its pages. */
type StoredCheck = CheckedLinks & { targets: string };

/** Without source locations, which are looked up again; so a site with broken links is checked again. */
const linkCheck = defineResult<[site: string], StoredCheck>("linkCheck");

/** Hash of all that decides where links lead. */
const networkTargets = defineInput<[], string>("linkTargets");

/**
 * Checks the links of all sites' pages. Sites that aren't built now are checked again only if what links lead to has
 * changed. Reports the errors `broken-link` and `broken-fragment`, and the warnings `orphan-page` and `menu-only-page`.
 */
export function checkSites(options: Options): Problem[] {
  const { graph, config, plan, built, hostFiles, hostPlans } = options;
  const { project } = graph;
  /** Hashes of what links may lead to in the sites that are built now. */
  const fresh = new Map(built.map((site) => [site.plan.key, hashTargets(site)]));
  const targetsOf = (site: string) => fresh.get(site) ?? graph.stored(linkCheck, site)?.targets;
  const network = [
    plan.hosts.map(({ origin, countries }) => [origin, countries]),
    hostPlans,
    [...hostFiles.keys()].map((path) => relative(project.out, path)),
    config.sites.map(({ key }) => [key, targetsOf(key) ?? existsSync(join(project.out, key))]),
  ];
  graph.set(networkTargets, [], contentHash(JSON.stringify(network)));

  const linksOf = memoize((site: string) => readRecord(graph, site));
  const idsOf = memoize((file: string) => {
    const site = sitesOf(file).find(linksOf) ?? "";
    const links = linksOf(site);
    const page = links?.pages[file.slice(site.length + 1)];
    return page && new Set([...page.ids, ...(links?.shells[page.layout]?.ids ?? [])]);
  });
  const resolve = createResolver(options);
  const checkSite = (site: string): CheckedLinks | undefined => {
    const stored = fresh.has(site) ? undefined : graph.valid(linkCheck, site);
    const links = stored?.broken.length === 0 ? undefined : linksOf(site);
    if (!links) return stored;
    const check = checkLinks(site, links, resolve, idsOf);
    const targets = targetsOf(site);
    if (targets !== undefined)
      graph.put(linkCheck, [site], [{ query: networkTargets, args: [] }], { ...check, targets });
    return check;
  };
  const checks = config.sites.flatMap(({ key: site }) => {
    const check = checkSite(site);
    return check ? [{ site, ...check }] : [];
  });
  const inMain = new Set(checks.flatMap(({ toOtherSites }) => toOtherSites.main));
  const inMenus = new Set(checks.flatMap(({ toOtherSites }) => toOtherSites.menus));
  const orphans = checks.flatMap(({ site, unlinked }) =>
    unlinked.flatMap(({ name, isInMenu }) => {
      const file = `${site}/${name}`;
      const page = inMain.has(file) ? undefined : linksOf(site)?.pages[name];
      return page ? [{ site, page, isInMenu: isInMenu || inMenus.has(file) }] : [];
    }),
  );

  const hostOf = (site: string): SiteHost =>
    plan.hosts.find(({ countries }) => countries.includes(site.split("/")[0] ?? "")) ?? plan.hosts[0];
  const places = {
    read: memoize((file: string) => {
      const path = join(project.root, file);
      return existsSync(path) ? readFileSync(path, "utf8") : undefined;
    }),
    settingsOf: (site: string) => [
      `countries/${site.replace("/", ".")}.yaml`,
      `countries/${site.split("/")[0] ?? ""}.yaml`,
      "countries/network.yaml",
      "countries/facts.yaml",
    ],
    homeOf: (site: string) => homeOn(hostOf(site), site),
  };
  const broken = checks.flatMap((check) => check.broken);
  return [...brokenLinks(broken, places), ...orphanPages(orphans, places)];
}

/** Keys of the sites to which a file of the output may belong. */
function sitesOf(file: string): [string, string] {
  const [country = "", language = ""] = file.split("/");
  return [`${country}/${language}`, country];
}

function hashTargets({ keys, record }: BuiltSite): string {
  const shells = Object.entries(record.shells).map(([layout, { ids }]) => [layout, ids]);
  const pages = Object.entries(record.pages).map(([name, { layout, ids }]) => [name, layout, ids]);
  return contentHash(JSON.stringify([[...keys.keys()].sort(), shells.sort(), pages.sort()]));
}

/** Resolves addresses by the hosts' rules, and files in this build, or on disk for sites that weren't built. */
function createResolver({ graph: { project }, config, plan, built, hostFiles, answers }: Options): Resolve {
  const builtFiles = new Set(
    built.flatMap(({ plan: { key }, keys }) => [...keys.keys()].map((name) => `${key}/${name}`)),
  );
  const planned = new Set(built.map(({ plan: { key } }) => key));
  const others = new Set(config.sites.map(({ key }) => key).filter((key) => !planned.has(key)));
  const isFile = (file: string): boolean => {
    const path = join(project.out, file);
    if (builtFiles.has(file) || hostFiles.has(path)) return true;
    const owner = sitesOf(file).find((key) => others.has(key));
    if (owner === undefined) return false;
    // Links to a site that was never built can't be checked.
    return existsSync(path) || !existsSync(join(project.out, owner));
  };
  return linkTargets(
    plan.hosts.map((host, index) => ({
      ...host,
      answer(path) {
        const answer = answers[index]?.({ url: path }, isFile);
        if (answer?.status === 404 || answer?.status === 410) return undefined;
        return answer?.file ?? null;
      },
    })),
  );
}
