import { join, relative, sep } from "node:path";
import type { Config } from "../../model/config.ts";
import { emitHost } from "../../hosts/index.ts";
import type { FileTree } from "../../core/files.ts";
import {
  type Bundle,
  charactersStyles,
  drawIcons,
  generatePages,
  loadServer,
  notFoundScripts,
  readFlag,
  renderHostPages,
} from "../../build/index.ts";
import type { Plan, SitePlan } from "../../model/plan.ts";
import type { PlannedHost } from "../../plan/index.ts";
import type { Project } from "../../core/project.ts";

interface Options {
  project: Project;
  config: Config;
  plan: Plan;
  /** The country's first site. */
  site: SitePlan;
  host: PlannedHost;
  bundle: Bundle;
}

/** The files of the country's host: pages and rules of the upload in `public/`, rules for servers in `hosting/`. */
export async function hostFiles({ project, config, plan, site, host, bundle }: Options): Promise<FileTree> {
  const server = await loadServer(bundle.serverFile);
  const pages = await renderHostPages({ ...plan, notFound: { ...site, pages: [] }, project, bundle, server });
  const styles = await charactersStyles(project, plan);
  const emitted = emitHost({
    project,
    config,
    plan,
    pages,
    styles,
    readFlag,
    icons: await drawIcons(project, plan.hostLook.icons),
    current: config.sites.map(({ key }) => key),
  });
  const others = plan.hosts.filter(({ key }) => key !== "" && key !== host.key).map(({ key }) => key);
  const tree: FileTree = new Map();
  for (const [path, contents] of emitted.files) {
    const uploaded = inside(join(project.out, host.folder), path);
    const deployed = inside(join(project.deploy, host.key), path);
    const isOthers = (name: string) => others.some((key) => name.startsWith(`${key}/`));
    if (uploaded !== undefined && !isOthers(uploaded)) tree.set(`public/${uploaded}`, contents);
    if (deployed !== undefined && !isOthers(deployed)) tree.set(`hosting/${deployed}`, contents);
  }
  if (host.key !== "") return tree;
  // The ejected project's build makes this page, because it contains the addresses of its scripts.
  tree.delete("public/404.html");
  const { search: _search, ...notFound } = plan.notFound?.key === site.key ? plan.notFound : site;
  for (const document of generatePages({ ...notFound, pages: [] }, project.root).values())
    tree.set("src/data/not-found.json", document);
  tree.set("src/data/not-found.html", `${notFoundScripts(plan, bundle)}\n`);
  return tree;
}

/** A path relative to a folder, with forward slashes. Undefined when it is outside. */
function inside(folder: string, path: string): string | undefined {
  const name = relative(folder, path);
  return name.startsWith("..") ? undefined : name.split(sep).join("/");
}
