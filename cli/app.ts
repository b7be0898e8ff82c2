import { openGraph } from "./graph/graph.ts";
import { join } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { checkProject } from "./commands/checkProject.ts";
import { stopOnErrors } from "./commands/stopOnErrors.ts";
import { siteLists } from "./emit/siteLists.ts";
import { removePath, writeTree } from "./files.ts";
import {
  generateApp,
  generateDrawings,
  generateLanguages,
  generatePages,
  LANGUAGES_FOLDER,
  PAGES_FOLDER,
} from "./generate/generateApp.ts";
import type { SitePlan } from "./plan/plan.ts";
import { appDir, openProject, PACKAGE_DIR, type Project } from "./project.ts";
import { appConfig } from "./render/appConfig.ts";
import { makeSites } from "./render/makeSites.ts";
import { readBundle } from "./render/bundle.ts";
import { pagesPlugin } from "./render/pagesPlugin.ts";
import { openPool } from "./render/pool.ts";
import { finishBundle } from "./render/runVite.ts";

/**
 * Vite's configuration of a country's generated app, for its own `vite.config.js`: `vite` serves the site, and `vite build`
 * makes it, in the app's `dist/<country>`. Both begin with the YAML and Markdown as they are now.
 * @param root Folder of the project.
 * @throws ProblemsError
 */
export async function siteApp(root: string, country: string): Promise<UserConfig> {
  const project = openProject(root);
  const { plan, further, parts } = await planSites(project, country);
  const folder = appDir(project, country);
  // Own parts may have been added or removed since the app was written.
  writeTree(folder, generateApp(plan, { packageDir: PACKAGE_DIR, root, appDir: folder, parts }));
  writeTree(folder, generateDrawings(plan));
  const config = await appConfig(folder, root);
  const plugins = [pagesPlugin(folder), writePages(folder, [plan, ...further], root), prerender(project, plan)];
  return { ...config, plugins: [...(config.plugins ?? []), ...plugins] };
}

async function planSites(project: Project, country: string) {
  const { plan, parts } = stopOnErrors(await checkProject({ root: project.root, countries: [country] }));
  const [site, ...further] = plan.sites;
  if (!site) throw new Error(`no plan for ${country}`);
  return { plan: site, further, parts: parts.files };
}

/** The server in development reads the pages as data. */
const writePages = (folder: string, plans: readonly SitePlan[], root: string): Plugin => ({
  name: "sitegen:write-pages",
  apply: "serve",
  config() {
    for (const part of [PAGES_FOLDER, LANGUAGES_FOLDER]) removePath(join(folder, part));
    writeTree(folder, generateLanguages(plans.slice(1)));
    for (const plan of plans) writeTree(folder, generatePages(plan, root));
  },
});

/** Renders all pages once the bundles are made. */
const prerender = (project: Project, plan: SitePlan): Plugin => {
  const folder = appDir(project, plan.key);
  return {
    name: "sitegen:prerender",
    apply: "build",
    async buildApp(builder) {
      const bundles = join(folder, "bundle");
      const out = join(folder, "dist");
      removePath(bundles);
      removePath(out);
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      finishBundle(bundles);
      const pool = openPool(1);
      await makeSites({
        graph: openGraph({ ...project, out }),
        sites: [{ plan, languages: [], extra: siteLists(project.root, plan) }],
        bundle: readBundle(bundles, ""),
        staging: out,
        keepAssets: 0,
        force: true,
        pool,
      });
    },
  };
};
