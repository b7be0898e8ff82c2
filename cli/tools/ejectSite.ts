import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { listFiles, type FileTree } from "../core/files.ts";
import {
  type Bundle,
  generatePages,
  makeMedia,
  ownModules,
  planSiteFiles,
  searchOfPlan,
  siteMedia,
  charactersStyles,
  drawIcons,
  notFoundScripts,
  readFlag,
  renderHostPages,
} from "../build/index.ts";
import { type PartFile, ownFiles } from "../content/index.ts";
import { PACKAGE_DIR, type Project } from "../core/project.ts";
import { INDEX_FILE } from "../../runtime/site/searchFiles.ts";
import { siteLists, emitHost } from "../hosts/index.ts";
import { type PlannedHost, folderName } from "../plan/index.ts";
import type { SitePlan, Plan } from "../model/plan.ts";
import type { Config } from "../model/config.ts";

/** Files that an ejected project does not need: its host pages exist already, and its texts are data. */
const UNUSED = /^runtime\/(?:text\/|tsconfig)|^src\/root[\w-]*\.ts$/;

/** The sources of sites: app skeleton, runtime, templates, and the code that serves and prerenders pages. */
export function sitegenSources(): FileTree {
  const files: FileTree = new Map();
  const add = (folder: string, to: string, isWanted = (_name: string) => true) => {
    for (const name of listFiles(join(PACKAGE_DIR, folder)))
      if (isWanted(name) && !UNUSED.test(to + name))
        files.set(to + name, readFileSync(join(PACKAGE_DIR, folder, name)));
  };
  add("runtime", "runtime/");
  add("templates", "templates/", (name) => name.startsWith("pages/") || name === "entry-client.ts");
  add("templates/app", "");
  // Its server entry replaces the app's. npm publishes no file called `.gitignore`.
  add("templates/eject", "", (name) => name !== "gitignore");
  // The licence has to be copied with the runtime.
  files.set("runtime/LICENSE", readFileSync(join(PACKAGE_DIR, "LICENSE")));
  files.set(".gitignore", readFileSync(join(PACKAGE_DIR, "templates/eject/gitignore")));
  return files;
}

/** The project's own parts in `own/`, and the modules that import them. */
export function ownSources(root: string, sources: ReadonlyMap<string, string>, parts: readonly PartFile[]): FileTree {
  const files = ownModules(parts, (file) => `../../${placeOf(file)}`);
  for (const file of ownFiles(sources)) files.set(placeOf(file), readFileSync(join(root, file)));
  return files;
}

const placeOf = (file: string): string => file.replace(/^countries\//, "own/");

/** What is ejected: a country of a project. */
export interface Ejected {
  project: Project;
  config: Config;
  plan: Plan;
  /** The country's first site. */
  site: SitePlan;
  host: PlannedHost;
  bundle: Bundle;
}

/** Name of a site's folder in `src/data/sites`, which is that of its YAML file. */
export const dataName = ({ key }: SitePlan): string => key.replace("/", ".");

/** The files of one language: its data, its pages as data, and files to serve as they are. */
export async function siteFiles({ project, host, bundle }: Ejected, plan: SitePlan): Promise<FileTree> {
  const { home } = plan.site.country;
  const { siteJob, files } = await planSiteFiles(project, plan, bundle);
  const folder = `src/data/sites/${dataName(plan)}`;
  const tree: FileTree = new Map([
    [`${folder}/site.json`, json(plan.site)],
    [`${folder}/illustrations.json`, json(plan.illustrations)],
    [`${folder}/style.css`, `${plan.style}\n`],
    [`${folder}/fonts.css`, `${plan.fonts.style}\n`],
    [
      `${folder}/fonts.json`,
      json({
        preload: plan.fonts.preload,
        characters: { text: siteJob.characters, style: siteJob.tags.characters.replace(/^<style>|<\/style>$/g, "") },
      }),
    ],
    [`${folder}/head.html`, `${siteJob.tags.own}\n`],
    [`${folder}/icons.html`, `${siteJob.tags.icon}\n`],
    [`${folder}/icons-home.html`, `${siteJob.tags.homeIcon}\n`],
    ...generatePages(plan, project.root),
  ]);
  const upload = ["public", folderName(host, home)].filter((part) => part !== "").join("/");
  // The ejected project's build makes the shared data and the styles.
  const isMade = (name: string) => name === siteJob.siteUrl.slice(home.length) || name.endsWith(".css");
  for (const [name, contents] of files) if (!isMade(name)) tree.set(`${upload}/${name}`, contents);
  for (const [name, text] of siteLists(project.root, plan)) tree.set(`${upload}/${name}`, text);
  if (plan.search) tree.set(`${upload}/${INDEX_FILE}`, searchOfPlan(project, plan));
  for (const { source, path } of plan.publicFiles)
    tree.set(`${upload}/${path.slice(plan.key.length + 2)}`, readFileSync(join(project.root, source)));
  await makeMedia(siteMedia(project, plan), ({ name }, contents) => tree.set(`${upload}/${name}`, contents));
  return tree;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of the country's host: pages and rules of the upload in `public/`, rules for servers in `hosting/`. */
export async function hostFiles({ project, config, plan, site, host, bundle }: Ejected): Promise<FileTree> {
  const pages = await renderHostPages(project, { ...plan, notFound: { ...site, pages: [] } }, bundle);
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
