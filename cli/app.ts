import { join } from "node:path";
import { inspect } from "node:util";
import type { Plugin, UserConfigFnPromise } from "vite";
import { networkPath } from "../runtime/site/urls.ts";
import { modifiedDates } from "./build/modifiedDates.ts";
import { checkProject, problemsOf, requireProject } from "./build/checkProject.ts";
import type { Check } from "./serve/dev/followProject.ts";
import { followSites } from "./serve/dev/followSites.ts";
import { createReporter } from "./serve/dev/reporter.ts";
import { siteLists } from "./hosts/siteLists.ts";
import { removePath, replaceFolder } from "./core/files.ts";
import { writeApps } from "./build/generate/generateApp.ts";
import { openGraph } from "./core/graph/graph.ts";
import { asProblems, asRenderProblems } from "./content/parts/partProblems.ts";
import { followPreviewData, type PreviewData } from "./hosts/previewData.ts";
import { answerAsHost } from "./serve/preview/server.ts";
import { appDir, openProject, type Project } from "./core/project.ts";
import { appConfig } from "./build/bundle/appConfig.ts";
import { finishBundle, readBundle } from "./build/bundle/bundle.ts";
import { makeSites } from "./build/render/makeSites.ts";
import { openPool } from "./build/render/pool.ts";
import { openConsole } from "./core/console/console.ts";
import { ProblemsError } from "./core/problems/errors.ts";
import { FORMATS } from "./core/problems/formats/index.ts";

/** A country's generated app. Its output is `dist/` in its folder. */
interface App {
  project: Project;
  country: string;
  folder: string;
}

const log = (line: string): void => openConsole().note(line);

/**
 * Vite's configuration for the `vite.config.js` of a country's generated app: `vite` serves the country's sites from
 * the current YAML and Markdown, `vite build` builds them, and `vite preview` serves the build.
 * @param root Folder of the project.
 */
export function siteApp(root: string, country: string): UserConfigFnPromise {
  const folder = appDir(openProject(root), country);
  const app = { project: openProject(root, join(folder, "dist")), country, folder };
  return async ({ command, isPreview = false }) => {
    const { plugins = [], ...config } = await appConfig(folder, root);
    const plugin = isPreview ? previewApp(app) : command === "serve" ? await serveApp(app) : buildApp(app);
    return { ...config, plugins: [...plugins, plugin] };
  };
}

const check = ({ project, country }: App, options?: Parameters<Check>[0]) =>
  checkProject({ root: project.root, countries: [country], ...options });

async function serveApp(app: App): Promise<Plugin> {
  const { project, country } = app;
  const reporter = createReporter(openConsole());
  const { plugin } = await followSites({
    project,
    check: async (options) => {
      const checked = await check(app, options);
      return { ...checked, problems: problemsOf(checked.problems, [country]) };
    },
    write: ({ sites, parts }) => sites && parts && writeApps(project, sites.plan.sites, parts.files),
    countryCode: ({ config }) => config.countries.find(({ key }) => key === country)?.config.code,
    log,
    report: (problems) => reporter.report(problems),
  });
  return plugin;
}

/** Renders all pages after bundling. */
const buildApp = (app: App): Plugin => ({
  name: "sitegen:build",
  apply: "build",
  buildApp: ({ environments, build }) =>
    makeApp(app, async () => {
      for (const environment of Object.values(environments)) await build(environment);
    }).catch((error: unknown) => {
      if (!(error instanceof ProblemsError)) throw error;
      // Vite prints errors with `util.inspect`, which would show the stack.
      const text = FORMATS.pretty(error.problems, openConsole());
      throw Object.assign(new Error(text), { [inspect.custom]: () => text });
    }),
});

async function makeApp(app: App, bundleApp: () => Promise<void>): Promise<void> {
  const { project, folder } = app;
  const { root, out } = project;
  const { config, plan, parts } = requireProject(await check(app));
  // Own parts may have been added or removed since the app was written.
  writeApps(project, plan.sites, parts.files);
  const bundleFolder = join(folder, "bundle");
  const staging = join(folder, "staging");
  for (const place of [bundleFolder, staging]) removePath(place);
  await asProblems(root, bundleApp());
  finishBundle(bundleFolder);
  const bundle = readBundle(bundleFolder, "");
  const modifiedOf = await modifiedDates(root, config.network.sitemap.lastmod);
  const built = makeSites({
    graph: openGraph({ ...project, out: staging }),
    sites: plan.sites,
    extra: (site) => siteLists(root, site, modifiedOf),
    bundle,
    staging,
    keepAssets: 0,
    pool: openPool(1),
  });
  await asRenderProblems(root, bundle.serverFile, built);
  replaceFolder(staging, out);
  removePath(bundleFolder);
}

/** Answers as the country's host would, from the output of `vite build`. */
const previewApp = ({ project, country }: App): Plugin => ({
  name: "sitegen:preview",
  configurePreviewServer({ middlewares }) {
    const { hosts, api } = followPreviewData(project)();
    const [network] = hosts;
    const home = network.sites.find((path) => networkPath(network, path) === `/${country}/`);
    const host = hosts.find(({ key }) => key === country) ?? { ...network, ...(home !== undefined && { only: home }) };
    const data: PreviewData = { hosts: [host], api };
    middlewares.use(answerAsHost({ project, data: () => data, log }));
  },
});
