import { openGraph } from "../../core/graph/graph.ts";
import { count } from "../../core/console/text.ts";
import { readdirSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { hostFiles, dataName, siteFiles, ownSources, sitegenSources } from "../../tools/ejectSite.ts";
import { packageJson, readme } from "../../tools/ejectPackage.ts";
import { writeTree, type FileTree } from "../../core/files.ts";
import { writeApps } from "../../build/generate/generateApp.ts";
import { asProblems } from "../../content/parts/partProblems.ts";
import type { SitePlan } from "../../model/plan.ts";
import { folderName } from "../../plan/network/hostPlan.ts";
import { appDir, findSources, type Project } from "../../core/project.ts";
import { bundleApp, type Bundle } from "../../build/bundle/bundle.ts";
import { linkPackages } from "../../build/generate/linkPackages.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { FORMATS } from "../../core/problems/formats/index.ts";
import { checkProject, type CheckedProject, requireProject } from "../../build/checkProject.ts";
import { type CommonOptions, openCommand } from "../options.ts";

/** `sitegen eject`: writes a country's site as a separate project that doesn't need sitegen. */
export async function eject(country: string, dir: string, options: CommonOptions): Promise<void> {
  const { console, project } = openCommand(options);
  const folder = resolve(dir);
  guardEmpty(project, folder);
  const result = await console.task("Validate", () => checkProject({ root: project.root, countries: [country] }));
  const checked = requireProject(result);
  if (result.problems.length > 0) console.note(FORMATS.pretty(result.problems, console));
  const [site] = checked.plan.sites;
  if (!site) throw new Error("no plan for the country");
  const bundle = await console.task("Bundle", () => bundleFor(project, checked, site));
  const files = await console.task("Gather", () => gather(project, checked, site, bundle));
  await console.task("Write", () => writeTree(folder, files));
  const pages = checked.plan.sites.reduce((sum, site) => sum + site.pages.length, 0);
  if (options.json) return console.print({ dir: folder, pages, files: [...files.keys()].sort() });
  const place = relative(process.cwd(), folder) || ".";
  console.note(`${console.style("green", "✓")} ${count(pages, "page")}, ${count(files.size, "file")} in ${place}`);
  console.note(`  Next: cd ${place} && npm install && npm run dev. Its README.md describes the files.`);
}

/** Folders in which sitegen reads or removes files. */
const RESERVED = ["countries", ".sitegen", "dist", "deploy"];

/** @throws UsageError for a folder that isn't empty or is inside a reserved one. */
function guardEmpty(project: Project, folder: string): void {
  const [first = ""] = relative(project.root, folder).split(sep);
  const found = statSync(folder, { throwIfNoEntry: false });
  const isFull = found?.isDirectory() && readdirSync(folder).length > 0;
  const why =
    (RESERVED.includes(first) && `is in ${first}/ of the project`) ||
    (found && !found.isDirectory() && "is a file") ||
    (isFull && "is not empty");
  if (why) throw new UsageError(`${folder} ${why}`, "Name a new or empty folder. Existing files are not overwritten.");
}

/** The bundle, whose scripts are inlined in the host's pages. */
async function bundleFor(project: Project, { plan, parts }: CheckedProject, site: SitePlan): Promise<Bundle> {
  linkPackages(project);
  writeApps(project, plan.sites, parts.files);
  return asProblems(project.root, bundleApp(openGraph(project), appDir(project, site.key), { parts: parts.key }));
}

async function gather(project: Project, { config, plan, parts }: CheckedProject, site: SitePlan, bundle: Bundle) {
  const host = plan.hosts.find(({ key }) => key === site.country) ?? plan.hosts[0];
  const sources = ownSources(project.root, findSources(project), parts.files);
  const ejected = { project, config, plan, site, host, bundle };
  const ofHost = await hostFiles(ejected);
  const files: FileTree = new Map([...sitegenSources(), ...sources, ...ofHost]);
  for (const one of plan.sites) for (const [name, contents] of await siteFiles(ejected, one)) files.set(name, contents);
  const sites = plan.sites.map((one) => ({ name: dataName(one), folder: folderName(host, one.site.country.home) }));
  const services = new Set([...files.keys()].flatMap((name) => /^hosting\/([^/]+)\//.exec(name)?.[1] ?? []));
  files.set("src/data/sites.json", `${JSON.stringify({ base: host.base, sites }, null, 2)}\n`);
  const ownTexts = [...sources.values()].map(String);
  files.set("package.json", packageJson(site.country, project.root, ownTexts));
  files.set("README.md", readme(ejected, sources.size > 0, [...services]));
  return files;
}
