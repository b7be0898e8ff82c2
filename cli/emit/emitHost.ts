import { join } from "node:path";
import type { Bundle } from "../build/bundle.ts";
import type { ServerEntry } from "../build/serverEntry.ts";
import type { Config } from "../config/loadConfig.ts";
import { removePath, writeText, writeTree } from "../files.ts";
import type { Plan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import { planHost, type HostPlan } from "./hostPlan.ts";
import { renderHostPages } from "./hostPages.ts";
import { HOSTS } from "./hosts/index.ts";
import { HOST_NAMES, type HostName } from "./hosts/names.ts";
import { robots, sitemapIndex } from "./sitemap.ts";

interface Options {
  project: Project;
  config: Config;
  plan: Plan;
  bundle: Bundle;
  server: ServerEntry;
  hosts: readonly HostName[];
}

/** Writes what belongs to the host and not to one country. `notes` says what the chosen hosts can't express, and where placeholders are. */
export function emitHost({ project, config, plan, bundle, server, hosts }: Options): { hostPlan: HostPlan; notes: string[] } {
  const { baseUrl, network } = plan;
  const pages = renderHostPages({ network, baseUrl, bundle, server });
  writeText(join(project.out, "index.html"), pages.index);
  writeText(join(project.out, "404.html"), pages.notFound);
  writeText(join(project.out, "robots.txt"), robots(baseUrl));
  writeText(join(project.out, "sitemap.xml"), sitemapIndex(baseUrl, network.sites.map(({ home }) => home)));
  const hostPlan = planHost(config, plan, pages);
  for (const name of HOST_NAMES) {
    const { place, files } = HOSTS[name];
    const tree = files(hostPlan);
    const folder = place === "upload" ? project.out : join(project.deploy, name);
    if (hosts.includes(name)) writeTree(folder, tree);
    else for (const file of tree.keys()) removePath(join(folder, file));
  }
  const placeholders = config.countries.filter((site) => site.config.contacts.placeholder).map(({ file }) => file);
  const notes = [
    ...hosts.flatMap((name) => HOSTS[name].limits(hostPlan)),
    ...(placeholders.length > 0 ? [`Contact details are placeholders in ${placeholders.join(", ")}: write your own and remove \`placeholder\`.`] : []),
  ];
  return { hostPlan, notes };
}
