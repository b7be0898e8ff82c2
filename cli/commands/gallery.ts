import { openGraph } from "../graph/graph.ts";
import { join, relative } from "node:path";
import { flags } from "../render/flags.ts";
import { finishCommit } from "../render/commit.ts";
import { withLock } from "../render/lock.ts";
import { openPool } from "../render/pool.ts";
import { readLetter } from "../render/letters.ts";
import { readWorld } from "../render/world.ts";
import { writeTree } from "../files.ts";
import {
  addGallery,
  galleryFiles,
  galleryKey,
  locateExamplePicture,
  withExamplePicture,
} from "../tools/gallery/addGallery.ts";
import { planSchedule } from "../plan/schedule/planSchedule.ts";
import { makePlan } from "../plan/makePlan.ts";
import type { Plan } from "../plan/plan.ts";
import { followPreviewData } from "../preview/previewData.ts";
import { startPreview } from "../preview/server.ts";
import { openProject, type Project } from "../project.ts";
import { openConsole } from "../report/console.ts";
import { hasErrors } from "../report/problem.ts";
import { buildPlan } from "./buildPlan.ts";
import { checkProject, findFiles, type CheckedProject } from "./checkProject.ts";
import type { CommonOptions } from "./options.ts";
import { parsePort } from "./parsePort.ts";
import { stopOnErrors } from "./stopOnErrors.ts";
import { untilStopped } from "../signals.ts";

interface Options extends CommonOptions {
  port: string;
  serve: boolean;
  json?: boolean;
}

/** `sitegen gallery`: builds one country's site with a page for each kind of section, in a separate folder. */
export async function gallery(country: string | undefined, { root, port, serve, json, quiet }: Options): Promise<void> {
  const console = openConsole({ quiet: quiet ?? false });
  const number = parsePort(port);
  const project = openGallery(root);
  const named = country === undefined ? [] : [country];
  const checked = await console.task("Validate", async () =>
    stopOnErrors(await checkProject({ root: project.root, countries: named })),
  );
  const key = country ?? checked.config.countries[0]?.key ?? "";
  const { parts } = checked;
  const { config, plan, path } = await console.task("Plan the gallery", () => planGallery(project, checked, key));
  const pool = openPool();
  await withLock(project, console, () => {
    finishCommit(project);
    return buildPlan({
      project,
      graph: openGraph(project),
      console,
      config,
      plan,
      parts,
      hosts: [],
      force: false,
      pool,
    });
  }).finally(() => pool.close());
  console.note(`The gallery is in ${relative(process.cwd(), join(project.out, path)) || "."}`);
  if (json)
    console.print(
      JSON.stringify({ folder: join(project.out, path), ...(serve && { url: `http://localhost:${number}${path}` }) }),
    );
  if (!serve) return;
  const data = followPreviewData(project);
  const server = await startPreview({
    project,
    data,
    port: number,
    log: (line) => (json ? console.note(line) : console.print(line)),
  });
  console.note(`http://localhost:${number}${path}  (stop with Ctrl+C)`);
  await untilStopped();
  server.close();
  server.closeAllConnections();
}

/** The project with separate output and work folders, so that `dist/` and its records stay as they are. */
function openGallery(root: string): Project {
  const project = openProject(root, ".sitegen/gallery/dist");
  return { ...project, work: join(project.work, "gallery"), deploy: join(project.work, "gallery/deploy") };
}

/** Plans one country with its gallery, whose Markdown is written to the work folder. */
async function planGallery(
  project: Project,
  { config, content, parts: { kinds } }: Pick<CheckedProject, "config" | "content" | "parts">,
  country: string,
): Promise<{ config: CheckedProject["config"]; plan: Plan; path: string }> {
  const site = config.countries.find(({ key }) => key === country);
  if (!site) throw new Error(`There is no country ${country}`);
  const folder = join(project.work, "pages");
  writeTree(folder, galleryFiles(config, site, kinds), { prune: true });
  const grown = addGallery({
    config,
    content,
    site,
    kinds,
    folder: relative(project.root, folder).replaceAll("\\", "/"),
  });
  const files = await findFiles(openGraph(openProject(project.root)), config);
  const { plan, problems } = makePlan({
    ...grown,
    ...files,
    pictures: withExamplePicture(files.pictures),
    letter: readLetter,
    // The gallery is served locally, whatever hosts the countries have.
    baseUrl: "http://localhost",
    flags: flags(),
    world: readWorld,
    schedule: planSchedule(grown.config, grown.content, { now: new Date(), drafts: "dev" }),
    only: [country],
  });
  stopOnErrors({ project: plan, problems: hasErrors(problems) ? problems : [] });
  const sites = plan.sites.map((sitePlan) => locateExamplePicture(sitePlan, project.root));
  return { config: grown.config, plan: { ...plan, sites }, path: `/${country}/${galleryKey(config, site)}/` };
}
