import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, type FileTree } from "../../core/files.ts";
import {
  type Bundle,
  charactersStyle,
  generatePages,
  makeMedia,
  ownModules,
  planSiteFiles,
  searchOfPlan,
  siteMedia,
} from "../../build/index.ts";
import { type PartFile, ownFiles } from "../../content/index.ts";
import { PACKAGE_DIR, type Project } from "../../core/project.ts";
import { INDEX_FILE } from "../../../runtime/site/searchFiles.ts";
import { siteLists } from "../../hosts/index.ts";
import { type PlannedHost, folderName } from "../../plan/index.ts";
import type { SitePlan } from "../../model/plan.ts";

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

interface Own {
  root: string;
  sources: ReadonlyMap<string, string>;
  parts: readonly PartFile[];
}

/** The project's own parts in `own/`, and the modules that import them. */
export function ownSources({ root, sources, parts }: Own): FileTree {
  const files = ownModules(parts, (file) => `../../${placeOf(file)}`);
  for (const file of ownFiles(sources)) files.set(placeOf(file), readFileSync(join(root, file)));
  return files;
}

const placeOf = (file: string): string => file.replace(/^countries\//, "own/");

interface Options {
  project: Project;
  plan: SitePlan;
  host: PlannedHost;
  bundle: Bundle;
}

/** Name of a site's folder in `src/data/sites`, which is that of its YAML file. */
export const dataName = ({ key }: Pick<SitePlan, "key">): string => key.replace("/", ".");

/** The files of one language: its data, its pages as data, and files to serve as they are. */
export async function siteFiles({ project, plan, host, bundle }: Options): Promise<FileTree> {
  const { home } = plan.site.country;
  const { job, files } = planSiteFiles({
    project,
    plan,
    bundle,
    characters: await charactersStyle(project, plan.fonts),
  });
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
        characters: { text: job.characters, style: job.tags.characters.replace(/^<style>|<\/style>$/g, "") },
      }),
    ],
    [`${folder}/head.html`, `${job.tags.own}\n`],
    [`${folder}/icons.html`, `${job.tags.icon}\n`],
    [`${folder}/icons-home.html`, `${job.tags.homeIcon}\n`],
    ...generatePages(plan, project.root),
  ]);
  const upload = ["public", folderName(host, home)].filter((part) => part !== "").join("/");
  // The ejected project's build makes the shared data and the styles.
  const isMade = (name: string) => name === job.siteUrl.slice(home.length) || name.endsWith(".css");
  for (const [name, contents] of files) if (!isMade(name)) tree.set(`${upload}/${name}`, contents);
  for (const [name, text] of siteLists(project.root, plan)) tree.set(`${upload}/${name}`, text);
  if (plan.search) tree.set(`${upload}/${INDEX_FILE}`, searchOfPlan(project, plan));
  for (const { source, path } of plan.publicFiles)
    tree.set(`${upload}/${path.slice(plan.key.length + 2)}`, readFileSync(join(project.root, source)));
  await makeMedia(siteMedia(project, plan), ({ name }, contents) => tree.set(`${upload}/${name}`, contents));
  return tree;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
