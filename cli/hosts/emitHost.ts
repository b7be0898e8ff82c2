import { readFileSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../core/attempt.ts";
import { ROOT_SITEMAP, LLMS_FILE } from "../config/files/builtFiles.ts";
import type { Config } from "../model/config.ts";
import type { HostingService } from "../config/schema/network/hostingServices.ts";
import type { FileTree } from "../core/files.ts";
import type { HostPlan } from "../plan/network/hostPlan.ts";
import type { Plan } from "../model/plan.ts";
import type { PlannedHost } from "../plan/network/planHosts.ts";
import type { Project } from "../core/project.ts";
import type { Problem } from "../core/problems/problem.ts";
import { RULE_WRITERS } from "./rules/index.ts";
import { notesOf } from "./rules/ruleWriter.ts";
import { planHost } from "./planHost.ts";
import type { PreviewData } from "./previewData.ts";
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

const STAGING_NOTE =
  "This is a staging build, because `--base-url` is another host than `host.allowed`. All its pages are `noindex`.";

/** Makes the files that belong to hosts instead of sites: their pages, sitemap indexes, robots.txt and rule files. */
export function emitHost(options: Options) {
  const { project, plan, pages, targets } = options;
  const [network, ...others] = plan.hosts;
  const files: FileTree = new Map([
    [join(project.out, "index.html"), pages.index],
    [join(project.out, "404.html"), pages.notFound],
  ]);
  // Browsers request these icons at the root of a host. Below another path, that root isn't ours.
  if (network.base === "/") for (const [name, icon] of options.icons ?? []) files.set(join(project.out, name), icon);
  for (const { source, path } of plan.publicFiles)
    files.set(join(project.out, path), readFileSync(join(project.root, source)));
  for (const name of ownFlags(options))
    files.set(join(project.out, `${plan.network.flagFolder}${name}.svg`), options.readFlag(name));
  const emit = (host: PlannedHost) => emitOne(options, targets ? { ...host, targets, isChosen: true } : host, files);
  const emitted = [emit(network), ...others.map(emit)] as const;
  const hostPlans: PreviewData["hosts"] = [emitted[0].hostPlan, ...emitted.slice(1).map(({ hostPlan }) => hostPlan)];
  return {
    hostPlans,
    /** Contents by absolute path. */
    files,
    /** What the chosen hosting services can't express. */
    notes: [...(plan.isStaging ? [STAGING_NOTE] : []), ...new Set(emitted.flatMap(({ notes }) => notes))],
    /** Rules that the chosen hosting services would drop or refuse. */
    problems: excessProblems(emitted, options.config),
  };
}

/** Adds the files of one host. `names` are the chosen hosting services, whose limits the user gets to know. */
function emitOne({ project, config, plan, pages, styles, current = [] }: Options, host: PlannedHost, files: FileTree) {
  const { key, folder, origin, base, targets, isChosen } = host;
  const isNetwork = key === "";
  const add = (name: string, text: string) => files.set(join(project.out, folder, name), text);
  const sitemaps = host.listed.map((home) => `${origin}${home}${SITEMAP_FILE}`);
  const ofRoot = isNetwork ? rootSitemap(plan) : undefined;
  if (ofRoot !== undefined) {
    add(ROOT_SITEMAP, ofRoot);
    sitemaps.unshift(origin + base + ROOT_SITEMAP);
  }
  // Without any indexable page there is no index.
  if (isNetwork && sitemaps.length > 0) add(SITEMAP_FILE, sitemapIndex(sitemaps));
  // Not the index: a site's sitemap may be an index itself, and an index may not refer to another index. `listed` has further
  // languages first; a country's own host names its main language first.
  const listed = isNetwork ? sitemaps : sitemaps.toReversed();
  add("robots.txt", host.isUnlisted ? UNLISTED_ROBOTS : robots(listed));
  const llms = isNetwork && config.network.llms ? networkLlms(plan) : undefined;
  if (llms !== undefined) add(LLMS_FILE, llms);
  const known = new Set([...plan.sites.map((site) => site.key), ...current]);
  const hostPlan = planHost({
    config,
    plan,
    host,
    pages: [...(isNetwork ? [pages.index, pages.notFound] : []), ...keptHomes(project, config, known)],
    styles,
  });
  for (const name of targets) {
    const target = filesFolder(project, hostPlan, name);
    for (const [file, contents] of RULE_WRITERS[name].files(hostPlan)) files.set(join(target, file), contents);
  }
  const names = isChosen ? targets : [];
  const limits = names.flatMap((name) => RULE_WRITERS[name].limits(hostPlan));
  return { hostPlan, notes: [...limits, ...pathNotes(hostPlan, names, listed)], names };
}

/** Where a hosting service's files go: into the upload if it reads them there, otherwise into `deploy/`. */
function filesFolder({ out, deploy }: Project, { key, folder, base }: HostPlan, name: HostingService): string {
  const { destination, readsAnyFolder = false } = RULE_WRITERS[name];
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
  const above = targets
    .filter((name) => !RULE_WRITERS[name].readsAnyFolder)
    .map((name) => join("deploy", key, name, "/"));
  return notesOf(
    `Search engines read robots.txt only at the root of a host. Add \`Sitemap: ${sitemaps.join(", ")}\` to https://${allowedHost}/robots.txt.`,
    above.length > 0 &&
      `${upload} is the folder ${base} of the upload to ${allowedHost}. Put the files of ${above.join(", ")} into its root.`,
  );
}

/** Codes of countries on other hosts, whose flags the pages of the network's host show. */
const ownFlags = ({ config, plan }: Options): string[] =>
  config.countries.flatMap(({ key, config: { code } }) =>
    code !== undefined && plan.hosts.some((host) => host.key === key) ? code.toLowerCase() : [],
  );

/** Home pages of sites that this build doesn't make: their inline styles may come from an older configuration. */
const keptHomes = (project: Project, { sites }: Config, known: ReadonlySet<string>): string[] =>
  sites
    .filter(({ key }) => !known.has(key))
    .flatMap(({ key }) => attempt(() => readFileSync(join(project.out, key, "index.html"), "utf8")) ?? []);

/** Problems for rules that hosting services would drop, without duplicates. */
export function excessProblems(
  plans: readonly { hostPlan: HostPlan; names: readonly HostingService[] }[],
  { locateNetwork }: Pick<Config, "locateNetwork">,
): Problem[] {
  const excess = plans.flatMap(({ hostPlan, names }) =>
    names.flatMap((name) => RULE_WRITERS[name].excess?.(hostPlan) ?? []),
  );
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
  const hostsWith = (key: "precompressed" | "redirectPages") =>
    hosts.filter((host) => (targets ?? host.targets).some((name) => RULE_WRITERS[name][key]));
  return {
    isCompressed: hostsWith("precompressed").length > 0,
    withRedirectPages: new Set(hostsWith("redirectPages").map(({ key }) => key)),
  };
}
