import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/loadConfig.ts";
import type { HostName } from "../config/schema/hostNames.ts";
import type { FileTree } from "../files.ts";
import type { HostPlan } from "../plan/hostPlan.ts";
import type { Plan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import { nameSome } from "../report/suggest.ts";
import { HOSTS } from "./hosts/index.ts";
import { planHost } from "./planHost.ts";
import { robots, STAGING_ROBOTS, sitemapIndex } from "./sitemap.ts";

interface Options {
  project: Project;
  config: Config;
  plan: Plan;
  /** The two pages of the host itself, complete in one file each. */
  pages: { index: string; notFound: string };
  /** Inline styles that pages of any country may have beside their theme. */
  styles: readonly string[];
  hosts: readonly HostName[];
  /** Keys of countries whose pages are known to be of this configuration, though they are not in the plan. */
  current?: readonly string[];
}

interface Emitted {
  hostPlan: HostPlan;
  /** Files by their path. */
  files: FileTree;
  /** What the chosen hosts can't express, and where placeholders are. */
  notes: string[];
}

const STAGING_NOTE =
  "A staging build: `--base-url` is another host than `host.allowed`, so search engines are told to list none of its pages.";

/** Makes what belongs to the host and not to one country: its pages, sitemap index, robots.txt and rule files. */
export function emitHost({ project, config, plan, pages, styles, hosts, current = [] }: Options): Emitted {
  const { baseUrl, isStaging, folders } = plan;
  const files: FileTree = new Map([
    [join(project.out, "index.html"), pages.index],
    [join(project.out, "404.html"), pages.notFound],
    [join(project.out, "robots.txt"), isStaging ? STAGING_ROBOTS : robots(baseUrl)],
    [join(project.out, "sitemap.xml"), sitemapIndex(baseUrl, folders)],
  ]);
  for (const { source, path } of plan.publicFiles)
    files.set(join(project.out, path), readFileSync(join(project.root, source)));
  const known = [...plan.sites.map(({ key }) => key), ...current];
  const hostPlan = planHost({
    config,
    plan,
    pages: [pages.index, pages.notFound, ...keptHomes(project, config, known)],
    styles,
  });
  for (const name of hosts) {
    const host = HOSTS[name];
    const folder = host.place === "upload" ? project.out : join(project.deploy, name);
    for (const [file, contents] of host.files(hostPlan)) files.set(join(folder, file), contents);
  }
  const placeholders = config.countries.filter((site) => site.config.contacts.placeholder).map(({ file }) => file);
  const notes = [
    ...(isStaging ? [STAGING_NOTE] : []),
    ...hosts.flatMap((name) => HOSTS[name].limits(hostPlan)),
    ...(placeholders.length > 0
      ? [`Contact details are placeholders in ${nameSome(placeholders, 8)}: write your own and remove \`placeholder\`.`]
      : []),
  ];
  return { hostPlan, files, notes };
}

/** Home pages of the sites that this build does not make: their inline style may be that of an older configuration. */
function keptHomes(project: Project, { sites }: Config, known: readonly string[]): string[] {
  return sites
    .filter(({ key }) => !known.includes(key))
    .map(({ key }) => join(project.out, key, "index.html"))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"));
}
