import { readFileSync } from "node:fs";
import { join } from "node:path";
import { INDEX_FILE } from "../../../runtime/site/searchFiles.ts";
import { siteLists } from "../../emit/siteLists.ts";
import type { FileTree } from "../../files.ts";
import { generatePages } from "../../generate/generateApp.ts";
import { folderName } from "../../plan/hostPlan.ts";
import type { SitePlan } from "../../plan/plan.ts";
import type { PlannedHost } from "../../plan/planHosts.ts";
import type { Project } from "../../project.ts";
import type { Bundle } from "../../render/bundle.ts";
import { charactersStyle } from "../../render/fontFiles.ts";
import { searchOfPlan } from "../../render/search/siteSearch.ts";
import { planSiteFiles } from "../../render/siteJob.ts";
import { makeMedia, siteMedia } from "../../render/siteMedia.ts";

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
