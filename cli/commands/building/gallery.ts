import { openGraph } from "../../core/graph/graph.ts";
import { join, relative } from "node:path";
import { packageData } from "../../build/assets/packageData.ts";
import { finishCommit } from "../../build/output/commit.ts";
import { withLock } from "../../core/lock.ts";
import { openPool } from "../../build/render/pool.ts";
import { writeTree } from "../../core/files.ts";
import {
  addGallery,
  galleryFiles,
  galleryKey,
  locateExamplePicture,
  withExamplePicture,
} from "../../tools/gallery/addGallery.ts";
import { planSchedule } from "../../plan/schedule/schedule.ts";
import { makePlan } from "../../plan/makePlan.ts";
import { previewUntilStopped } from "../../serve/preview/server.ts";
import { openProject, type Project } from "../../core/project.ts";
import { openConsole } from "../../core/console/console.ts";
import { makeOutput } from "../../build/makeOutput.ts";
import {
  checkProject,
  findFiles,
  type CheckedProject,
  requireProject,
  stopOnErrors,
} from "../../build/checkProject.ts";
import { type CommonOptions, parsePort } from "../options.ts";

type Options = CommonOptions & { port: string; serve: boolean };

/** `sitegen gallery`: builds one country's site with a page for each kind of section, in a separate folder. */
export async function gallery(country: string | undefined, { root, port, serve, json, quiet }: Options): Promise<void> {
  const console = openConsole({ quiet });
  const number = parsePort(port);
  const project = openGallery(root);
  const checked = await console.task("Validate", async () =>
    requireProject(await checkProject({ root: project.root, countries: country === undefined ? [] : [country] })),
  );
  const key = country ?? checked.config.countries[0]?.key ?? "";
  const { parts } = checked;
  const { config, plan, path } = await console.task("Plan the gallery", () => planGallery(project, checked, key));
  const pool = openPool();
  await withLock(project, console, () => {
    finishCommit(project);
    return makeOutput({ graph: openGraph(project), console, config, plan, parts, hosts: [], force: false, pool });
  }).finally(() => pool.close());
  console.note(`The gallery is in ${relative(process.cwd(), join(project.out, path)) || "."}`);
  const url = `http://localhost:${number}${path}`;
  if (json) console.print(JSON.stringify({ folder: join(project.out, path), ...(serve && { url }) }));
  if (!serve) return;
  const log = (line: string) => (json ? console.note(line) : console.print(line));
  await previewUntilStopped({ project, port: number, log }, () => console.note(`${url}  (stop with Ctrl+C)`));
}

/** The project with separate output and work folders, so that `dist/` and its records stay as they are. */
function openGallery(root: string): Project {
  const project = openProject(root, ".sitegen/gallery/dist");
  return { ...project, work: join(project.work, "gallery"), deploy: join(project.work, "gallery/deploy") };
}

/** Plans one country with its gallery, whose Markdown is written to the work folder. */
async function planGallery(project: Project, { config, content, parts: { kinds } }: CheckedProject, country: string) {
  const site = config.countries.find(({ key }) => key === country);
  if (!site) throw new Error(`There is no country ${country}`);
  const folder = join(project.work, "pages");
  writeTree(folder, galleryFiles(config, site, kinds), { prune: true });
  const inProject = relative(project.root, folder).replaceAll("\\", "/");
  const grown = addGallery({ config, content, site, kinds, folder: inProject });
  const files = await findFiles(openGraph(openProject(project.root)), config);
  const { plan, problems } = makePlan({
    ...grown,
    files: { ...files, pictures: withExamplePicture(files.pictures), publicFiles: [] },
    packageData: packageData(project.root),
    // The gallery is served locally, whatever hosts the countries have.
    baseUrl: "http://localhost",
    schedule: planSchedule(grown.config, grown.content, { now: new Date(), drafts: "dev" }),
    only: [country],
  });
  stopOnErrors(problems);
  const sites = plan.sites.map((sitePlan) => locateExamplePicture(sitePlan, project.root));
  return { config: grown.config, plan: { ...plan, sites }, path: `/${country}/${galleryKey(config, site)}/` };
}
