import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Illustrations } from "../../runtime/site/brand.ts";
import type { PageDocument } from "../../runtime/site/page.ts";
import { textsOf } from "../../runtime/site/text.ts";
import { copyContext, renderCopy } from "../content/renderCopy.ts";
import type { FileTree } from "../files.ts";
import { listFiles } from "../files.ts";
import type { PartFile } from "../parts/partFiles.ts";
import { OWN_FOLDER, ownModules } from "./ownModules.ts";
import { headWithCopy } from "../plan/jsonLd/headWithCopy.ts";
import { ownPages, type PlannedPage, type SitePlan } from "../plan/plan.ts";

interface Options {
  /** Folder of the sitegen package. */
  packageDir: string;
  /** Folder of the project. */
  root: string;
  /** Folder that the app will be in; imports are relative to it. */
  appDir: string;
  /** The project's own parts. */
  parts: readonly PartFile[];
}

/**
 * The files that every app has: the skeleton of `templates/app` as it is, and the modules that lead to the project's own
 * parts.
 */
export function generateSkeleton({ packageDir, root, appDir, parts }: Options): FileTree {
  const skeleton = join(packageDir, "templates/app");
  return new Map<string, string | Uint8Array>([
    ...listFiles(skeleton).map((name) => [name, readFileSync(join(skeleton, name))] as const),
    ...ownModules(parts, (file) => relative(join(appDir, OWN_FOLDER), join(root, file))),
  ]);
}

/**
 * The files of a country's Vite app: the skeleton, what the pages of each of its languages share, and a Vite configuration
 * that makes the pages themselves. A build has no time for thousands of files that nobody reads.
 * @param sites Those of the country, its own first.
 */
export function generateApp(sites: readonly SitePlan[], options: Options): FileTree {
  const { packageDir, root, appDir } = options;
  const files = generateSkeleton(options);
  const [{ country = "" } = {}] = sites;
  const path = (to: string) => JSON.stringify(relative(appDir, to).replaceAll("\\", "/"));
  const scripts = { dev: "vite", build: "vite build", preview: "vite preview" };
  files.set("package.json", json({ name: `${country}-site`, private: true, type: "module", scripts }));
  files.set(
    "vite.config.js",
    `import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const place = (path) => resolve(import.meta.dirname, path);
const { siteApp } = await import(pathToFileURL(place(${path(join(packageDir, "lib/cli/app.js"))})).href);

export default siteApp(place(${path(root)}), ${JSON.stringify(country)});
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
- \`npx vite build\` makes in \`dist/${country}/\` the files that \`sitegen build\` makes, byte for byte; not those that belong
  to the host, compressed copies for it, and assets of earlier builds. \`npx vite preview\` serves them.

Browser and server begin in \`src/\`; \`src/own/\` leads to the project's own parts, and \`src/data/\` has what all pages of a
language share. The pages are made from \`countries/\`, with sitegen. \`sitegen eject ${country} DIR\` writes a project without it.
`;

/** What all pages of a site share, as files. */
export function siteData({ site, style, head, illustrations, icon, fonts }: SitePlan): FileTree {
  const rules = fonts.style.replaceAll('url("', `url("${site.country.home}assets/`);
  return new Map([
    [SITE_FILE, json({ ...site, illustrations: inDevelopment(illustrations) })],
    [STYLE_FILE, `${rules}${style}\n`],
    [ICON_FILE, icon.svg],
    [HEAD_FILE, head],
  ]);
}

/** In development illustrations are files everywhere: server and browser make the same markup. */
const inDevelopment = ({ all, ...rest }: Illustrations): Illustrations => ({
  ...rest,
  all: Object.fromEntries(Object.entries(all).map(([name, { drawing: _, ...shown }]) => [name, shown])),
});

/** What a folder of data holds: the site, its icon, the project's own elements of the head, the style of its own. */
export const SITE_FILE = "site.json";
export const ICON_FILE = "icon.svg";
export const HEAD_FILE = "head.html";
export const STYLE_FILE = "site.css";

/** The pages of a site as data, each with its copy rendered. `root` is the folder of the project. */
export function generatePages(plan: SitePlan, root: string): FileTree {
  const render = documentRenderer(plan, root);
  return new Map([...plan.pages, ...ownPages(plan)].map((page) => [pageFile(page.page.path), json(render(page))]));
}

/** Makes the function that gives a page of a site as data, with its copy rendered. `root` is the folder of the project. */
export function documentRenderer({ site, terms }: SitePlan, root: string): (page: PlannedPage) => PageDocument {
  const context = copyContext(textsOf(site.texts, site.country.language), terms, Object.keys(site.modals));
  return ({ page, content, head, copy }) => {
    const rendered = renderCopy(root, copy, context);
    return { page, head: headWithCopy(head, copy, rendered), content: { ...content, ...rendered } };
  };
}

/** Where a page's data is in an ejected project: `/india/news/` is in `src/data/pages/india/news.json`. */
export const pageFile = (path: string): string =>
  `src/data/pages/${path.replace(/^\/|\/$|\.html$/g, "") || "index"}.json`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
