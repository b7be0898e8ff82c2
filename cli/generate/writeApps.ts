import { join } from "node:path";
import { listFiles, removePath, writeTree } from "../files.ts";
import type { PartFile } from "../parts/partFiles.ts";
import type { SitePlan } from "../plan/plan.ts";
import { appDir, PACKAGE_DIR, type Project } from "../project.ts";
import { generateApp } from "./generateApp.ts";

/** Writes the changed files of each country's app, and removes obsolete sources. */
export function writeApps(project: Project, sites: readonly SitePlan[], parts: readonly PartFile[]): void {
  for (const country of new Set(sites.map((site) => site.country))) {
    const folder = appDir(project, country);
    const countrySites = sites.filter((site) => site.country === country);
    const options = { packageDir: PACKAGE_DIR, root: project.root, appDir: folder, parts };
    const files = generateApp(countrySites, options);
    writeTree(folder, files);
    for (const name of listFiles(join(folder, "src")))
      if (!files.has(`src/${name}`)) removePath(join(folder, "src", name));
  }
}
