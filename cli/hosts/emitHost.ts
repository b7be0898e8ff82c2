import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT_SITEMAP, LLMS_FILE } from "../config/files/builtFiles.ts";
import type { Config } from "../model/config.ts";
import type { HostingService } from "../config/schema/network/hostingServices.ts";
import type { FileTree } from "../core/files.ts";
import type { HostPlan } from "../plan/network/hostPlan.ts";
import type { Plan } from "../model/plan.ts";
import type { PlannedHost } from "../plan/network/planHosts.ts";
import type { Project } from "../core/project.ts";
import type { Problem } from "../core/problems/problem.ts";
import { HOSTS } from "./rules/index.ts";
import { planHost } from "./planHost.ts";
import { networkLlms } from "./siteLists.ts";
import { robots, rootSitemap, SITEMAP_FILE, UNLISTED_ROBOTS, sitemapIndex } from "./sitemap.ts";

interface Options {
  project: Project;
  config: Config;
  plan: Plan;
  /** HTML of the two pages of the network's host. */
  pages: { index: string; notFound: string };
  /** Inline styles besides themes that pages of any country may have. */
  styles: readonly string[];
  /** Hosting services in place of those of the configuration. */
  targets?: readonly HostingService[] | undefined;
  /** Keys of sites that aren't in the plan because their output is up to date. */
  current?: readonly string[];
  /** Icons for the root of the network's host, by name. */
  icons?: FileTree;
  readFlag(code: string): Uint8Array;
}

interface Emitted {
  /** Plans of all hosts, the network's first. */
  hostPlans: [HostPlan, ...HostPlan[]];
  /** Contents by absolute path. */
  files: FileTree;
  /** What the chosen hosting services can't express. */
  notes: string[];
  /** Rules that the chosen hosting services would drop or refuse. */
  problems: Problem[];
}

const STAGING_NOTE =
  "This is a staging build, because `--base-url` is another host than `host.allowed`. All its pages are `noindex`.";

/** Makes the files that belong to hosts instead of sites: their pages, sitemap indexes, robots.txt and rule files. */
export function emitHost(options: Options): Emitted {
  const { project, plan, pages, targets } = options;
  const files: FileTree = new Map([
    [join(project.out, "index.html"), pages.index],
    [join(project.out, "404.html"), pages.notFound],
  ]);
  const [{ base }] = plan.hosts;
  // Browsers request these icons at the root of a host. Below another path, that root isn't ours.
  if (base === "/") for (const [name, icon] of options.icons ?? []) files.set(join(project.out, name), icon);
  for (const { source, path } of plan.publicFiles)
    files.set(join(project.out, path), readFileSync(join(project.root, source)));
  for (const [name, flag] of ownFlags(options)) files.set(join(project.out, name), flag);
  const emit = (host: PlannedHost) => emitOne(options, targets ? { ...host, targets, isChosen: true } : host);
  const [network, ...others] = plan.hosts;
  const own = others.map(emit);
  const first = emit(network);
  const emitted = [first, ...own];
  for (const one of emitted) for (const [path, contents] of one.files) files.set(path, contents);
  const notes = [...(plan.isStaging ? [STAGING_NOTE] : []), ...new Set(emitted.flatMap((one) => one.notes))];
  const problems = excessProblems(
    emitted.map(({ hostPlan, chosen }) => ({ hostPlan, names: chosen })),
    options.config,
  );
  return { hostPlans: [first.hostPlan, ...own.map(({ hostPlan }) => hostPlan)], files, notes, problems };
}

function emitOne(
  { project, config, plan, pages, styles, current = [] }: Options,
  host: PlannedHost,
): { hostPlan: HostPlan; files: FileTree; notes: string[]; chosen: readonly HostingService[] } {
  const { targets, isChosen } = host;
  const chosen = isChosen ? targets : [];
  const url = host.origin + host.base;
  const upload = join(project.out, host.folder);
  const isNetwork = host.key === "";
  const files: FileTree = new Map();
  const ofRoot = isNetwork ? rootSitemap(plan) : undefined;
  if (ofRoot !== undefined) files.set(join(upload, ROOT_SITEMAP), ofRoot);
  const sitemaps = [
    ...(ofRoot === undefined ? [] : [url + ROOT_SITEMAP]),
    ...host.listed.map((home) => `${host.origin}${home}${SITEMAP_FILE}`),
  ];
  // Without any indexable page there is no index.
  if (isNetwork && sitemaps.length > 0) files.set(join(upload, SITEMAP_FILE), sitemapIndex(sitemaps));
  // Not the index: a site's sitemap may be an index itself, and an index may not refer to another index.
  const listed = isNetwork ? sitemaps : sitemaps.toReversed();
  files.set(join(upload, "robots.txt"), host.isUnlisted ? UNLISTED_ROBOTS : robots(listed));
  const llms = isNetwork && config.network.llms ? networkLlms(plan) : undefined;
  if (llms !== undefined) files.set(join(upload, LLMS_FILE), llms);
  const known = [...plan.sites.map(({ key }) => key), ...current];
  const hostPlan = planHost({
    config,
    plan,
    host,
    pages: [...(isNetwork ? [pages.index, pages.notFound] : []), ...keptHomes(project, config, known)],
    styles,
  });
  for (const name of targets) {
    const folder = filesFolder(project, hostPlan, name);
    for (const [file, contents] of HOSTS[name].files(hostPlan)) files.set(join(folder, file), contents);
  }
  return {
    hostPlan,
    files,
    notes: [...chosen.flatMap((name) => HOSTS[name].limits(hostPlan)), ...pathNotes(hostPlan, chosen, listed)],
    chosen,
  };
}

/** Where a hosting service's files go: into the upload if it reads them there, otherwise into `deploy/`. */
function filesFolder({ out, deploy }: Project, { key, folder, base }: HostPlan, name: HostingService): string {
  const { destination, readsAnyFolder = false } = HOSTS[name];
  return destination === "upload" && (base === "/" || readsAnyFolder) ? join(out, folder) : join(deploy, key, name);
}

/** What users have to do by hand when the upload isn't served at the root of its host. */
function pathNotes(
  { base, key, folder, allowedHost }: HostPlan,
  targets: readonly HostingService[],
  sitemaps: readonly string[],
): string[] {
  if (base === "/") return [];
  const upload = `dist${folder}`;
  const above = targets.filter((name) => !HOSTS[name].readsAnyFolder);
  return [
    `Search engines read robots.txt only at the root of a host. Add \`Sitemap: ${sitemaps.join(", ")}\` to https://${allowedHost}/robots.txt.`,
    ...(above.length > 0
      ? [
          `${upload} is the folder ${base} of the upload to ${allowedHost}. Put the files of ${above.map((name) => join("deploy", key, name, "/")).join(", ")} into its root.`,
        ]
      : []),
  ];
}

/** Flags of countries on other hosts, for the pages of the network's host. */
function ownFlags({ config, plan, readFlag }: Options): [path: string, flag: Uint8Array][] {
  const elsewhere = new Set(plan.hosts.slice(1).map(({ key }) => key));
  return config.countries
    .filter(({ key }) => elsewhere.has(key))
    .flatMap(({ config: { code } }) => (code === undefined ? [] : [code.toLowerCase()]))
    .map((code) => [`${plan.network.flagFolder}${code}.svg`, readFlag(code)]);
}

/** Home pages of sites that this build doesn't make: their inline styles may come from an older configuration. */
function keptHomes(project: Project, { sites }: Config, known: readonly string[]): string[] {
  return sites
    .filter(({ key }) => !known.includes(key))
    .map(({ key }) => join(project.out, key, "index.html"))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"));
}

/** Problems for rules that hosting services would drop, without duplicates. */
export function excessProblems(
  plans: readonly { hostPlan: HostPlan; names: readonly HostingService[] }[],
  { locateNetwork }: Pick<Config, "locateNetwork">,
): Problem[] {
  const excess = plans.flatMap(({ hostPlan, names }) => names.flatMap((name) => HOSTS[name].excess?.(hostPlan) ?? []));
  return [...new Map(excess.map((one) => [one.message, one])).values()].map(({ message, hint }) => ({
    code: "host-limit",
    message,
    why: "Old addresses would lead to an error page, without any message.",
    hint,
    place: locateNetwork(["host", "targets"]),
  }));
}

/** What hosting services add to the folders of countries. @param targets Replace those of the configuration. */
export function hostAdditions(hosts: readonly PlannedHost[], targets?: readonly HostingService[]) {
  const targetsOf = (host: PlannedHost) => targets ?? host.targets;
  return {
    isCompressed: hosts.some((host) => targetsOf(host).some((name) => HOSTS[name].precompressed)),
    withRedirectPages: new Set(
      hosts.filter((host) => targetsOf(host).some((name) => HOSTS[name].redirectPages)).map(({ key }) => key),
    ),
  };
}
