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
 * The files of a country's Vite app but for its pages and drawings: the skeleton, the data that the pages share, and a Vite
 * configuration that knows where runtime and templates are. Only `vite` in that folder needs pages and drawings as files, and
 * a build has no time for thousands of files that nobody reads: the configuration writes them.
 */
export function generateApp(plan: SitePlan, options: Options): FileTree {
  const { packageDir, root, appDir } = options;
  const { key } = plan;
  const files = generateSkeleton(options);
  const path = (to: string) => JSON.stringify(relative(appDir, to).replaceAll("\\", "/"));
  files.set(
    "package.json",
    json({ name: `${key}-site`, private: true, type: "module", scripts: { dev: "vite", build: "vite build" } }),
  );
  files.set(
    "vite.config.js",
    `import { resolve } from "node:path";
import { siteApp } from ${path(join(packageDir, "lib/cli/app.js"))};

export default await siteApp(resolve(import.meta.dirname, ${path(root)}), ${JSON.stringify(key)});
`,
  );
  for (const [name, contents] of sharedData(plan)) files.set(`${DATA_FOLDER}/${name}`, contents);
  return files;
}

/** The drawings of a country's app. */
export const generateDrawings = ({ assets }: SitePlan): FileTree =>
  new Map([...assets].map(([name, contents]) => [`${DATA_FOLDER}/${name}`, contents]));

/**
 * The data of a country's further languages, each in a folder of its own beside that of the first: `vite` in the app's
 * folder serves all of them.
 */
export function generateLanguages(further: readonly SitePlan[]): FileTree {
  return new Map(
    further.flatMap((plan) =>
      [...siteData(plan)].map(([name, contents]) => [`${LANGUAGES_FOLDER}/${plan.key}/${name}`, contents] as const),
    ),
  );
}

/** What all pages of a site share, as files. */
export const siteData = (plan: SitePlan): FileTree => new Map([...sharedData(plan), ...plan.assets]);

function sharedData({ site, style, head, illustrations, icon, fonts }: SitePlan): FileTree {
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

/** Folder of an app with the data of its site, that of its pages, and that with those of the country's further languages. */
export const DATA_FOLDER = "src/data";
export const PAGES_FOLDER = "src/data/pages";
export const LANGUAGES_FOLDER = "src/data/languages";

/** What a folder of data holds: the site, its icon, the project's own elements of the head, the style of its own. */
export const SITE_FILE = "site.json";
export const ICON_FILE = "icon.svg";
export const HEAD_FILE = "head.html";
export const STYLE_FILE = "site.css";

/** The pages of a country's app as data, each with its copy rendered. `root` is the folder of the project. */
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

/** Where a page's data is in the app: `/india/news/` is in `src/data/pages/india/news.json`. */
export const pageFile = (path: string): string =>
  `${PAGES_FOLDER}/${path.replace(/^\/|\/$|\.html$/g, "") || "index"}.json`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
