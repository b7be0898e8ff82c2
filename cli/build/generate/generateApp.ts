import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Illustrations } from "../../../runtime/site/brand.ts";
import type { PageDocument } from "../../../runtime/site/page.ts";
import { renderCopy, siteCopyContext } from "../../content/copy/renderCopy.ts";
import { type FileTree, listFiles, removePath, writeTree } from "../../core/files.ts";
import type { PartFile } from "../../content/parts/partFiles.ts";
import { OWN_FOLDER, ownModules } from "./ownModules.ts";
import { headWithCopy } from "../../plan/seo/jsonLd/index.ts";
import type { PlannedPage, SitePlan } from "../../model/plan.ts";
import { ownPages } from "../../plan/pages/ownPages.ts";
import { appDir, PACKAGE_DIR, type Project } from "../../core/project.ts";

/** The files of the app in `folder`: a copy of `templates/app`, and modules that import the project's own parts. */
export function generateSkeleton({ root }: Project, folder: string, parts: readonly PartFile[]): FileTree {
  const skeleton = join(PACKAGE_DIR, "templates/app");
  return new Map<string, string | Uint8Array>([
    ...listFiles(skeleton).map((name) => [name, readFileSync(join(skeleton, name))] as const),
    ...ownModules(parts, (file) => relative(join(folder, OWN_FOLDER), join(root, file))),
  ]);
}

/**
 * The files of a country's Vite app: the skeleton, the shared data of its sites, and a Vite configuration that renders
 * the pages. Pages aren't written as files, because builds would take longer.
 * @param sites Sites of the country; the one in its first language comes first.
 */
export function generateApp(project: Project, sites: readonly SitePlan[], parts: readonly PartFile[]): FileTree {
  const [{ country = "" } = {}] = sites;
  const folder = appDir(project, country);
  const files = generateSkeleton(project, folder, parts);
  const path = (to: string) => JSON.stringify(relative(folder, to).replaceAll("\\", "/"));
  const scripts = { dev: "vite", build: "vite build", preview: "vite preview" };
  files.set("package.json", json({ name: `${country}-site`, private: true, type: "module", scripts }));
  files.set(
    "vite.config.js",
    `import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const place = (path) => resolve(import.meta.dirname, path);
const { siteApp } = await import(pathToFileURL(place(${path(join(PACKAGE_DIR, "lib/cli/app.js"))})).href);

export default siteApp(place(${path(project.root)}), ${JSON.stringify(country)});
`,
  );
  files.set("README.md", readme(country));
  for (const site of sites)
    for (const [name, contents] of siteData(site))
      files.set(["src/data", ...site.key.split("/").slice(1), name].join("/"), contents);
  return files;
}

const readme = (country: string): string => `# ${country}: a generated Vite app

\`sitegen build\` writes this folder. Don't edit it: the next build and each command below write it again.

- \`npx vite\` serves the country's sites and shows each change of \`countries/\`.
- \`npx vite build\` writes the same files to \`dist/${country}/\` as \`sitegen build\`, byte for byte, except those of the
  host, compressed copies, and assets of earlier builds. \`npx vite preview\` serves them.

The entry points of browser and server are in \`src/\`. \`src/own/\` refers to the project's own parts, and \`src/data/\`
contains the data that all pages of a language share. sitegen makes the pages from \`countries/\`. \`sitegen eject ${country} DIR\` writes a project without it.
`;

/** Files with the data that all pages of a site share. */
export function siteData({ site, style, head, illustrations, icon, fonts }: SitePlan): FileTree {
  const rules = fonts.style.replaceAll('url("', `url("${site.country.home}assets/`);
  return new Map([
    [SITE_FILE, json({ ...site, illustrations: inDevelopment(illustrations) })],
    [STYLE_FILE, `${rules}${style}\n`],
    [ICON_FILE, icon.svg],
    [HEAD_FILE, head],
  ]);
}

/** Removes inline drawings: in development illustrations are files, so that server and browser render the same markup. */
const inDevelopment = ({ all, ...rest }: Illustrations): Illustrations => ({
  ...rest,
  all: Object.fromEntries(Object.entries(all).map(([name, { drawing: _, ...shown }]) => [name, shown])),
});

/** File names in a site's data folder. */
export const SITE_FILE = "site.json";
export const ICON_FILE = "icon.svg";
export const HEAD_FILE = "head.html";
export const STYLE_FILE = "site.css";

/** Files with the data of a site's pages, with rendered copy. `root` is the project's folder. */
export function generatePages(plan: SitePlan, root: string): FileTree {
  const render = documentRenderer(plan, root);
  return new Map([...plan.pages, ...ownPages(plan)].map((page) => [pageFile(page.page.path), json(render(page))]));
}

/** Returns a function that makes a page's data, with rendered copy. `root` is the project's folder. */
export function documentRenderer({ site, terms }: SitePlan, root: string): (page: PlannedPage) => PageDocument {
  const context = siteCopyContext(site, terms);
  return ({ page, content, head, copy }) => {
    const rendered = renderCopy(root, copy, context);
    return { page, head: headWithCopy(head, copy, rendered), content: { ...content, ...rendered } };
  };
}

/** File of a page's data in an ejected project: `src/data/pages/india/news.json` for `/india/news/`. */
export const pageFile = (path: string): string =>
  `src/data/pages/${path.replace(/^\/|\/$|\.html$/g, "") || "index"}.json`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes the changed files of each country's app, and removes obsolete sources. */
export function writeApps(project: Project, sites: readonly SitePlan[], parts: readonly PartFile[]): void {
  for (const country of new Set(sites.map((site) => site.country))) {
    const folder = appDir(project, country);
    const countrySites = sites.filter((site) => site.country === country);
    const files = generateApp(project, countrySites, parts);
    writeTree(folder, files);
    for (const name of listFiles(join(folder, "src")))
      if (!files.has(`src/${name}`)) removePath(join(folder, "src", name));
  }
}
