import { join } from "node:path";
import { removePath, writeTree } from "../files.ts";
import { generatePages } from "../generate/generateApp.ts";
import { appDir, openProject } from "../project.ts";
import { checkProject } from "./checkProject.ts";
import { stopOnErrors } from "./stopOnErrors.ts";

/** Writes the pages of a country's app as data: `vite`, started in the app's folder, does so first. @throws ProblemsError */
export async function writePages(root: string, country: string): Promise<void> {
  const project = openProject(root);
  const { plan } = stopOnErrors(await checkProject({ root: project.root, countries: [country] }));
  const folder = appDir(project, country);
  removePath(join(folder, "src/data/pages"));
  for (const site of plan.sites) writeTree(folder, generatePages(site, project.root));
}
