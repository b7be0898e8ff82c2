import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Illustrations } from "../../runtime/site/brand.ts";
import type { PageDocument } from "../../runtime/site/page.ts";
import { textsOf } from "../../runtime/site/text.ts";
import { renderCopy } from "../content/renderCopy.ts";
import type { FileTree } from "../files.ts";
import { listFiles } from "../files.ts";
import type { PartFile } from "../parts/partFiles.ts";
import { OWN_FOLDER, ownModules } from "./ownModules.ts";
import type { SitePlan } from "../plan/plan.ts";

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
 * The files of a country's Vite app but for its pages: the skeleton of `templates/app` as it is, the data that the pages
 * share, and a Vite configuration that knows where runtime and templates are. Only `vite` in that folder needs the pages as
 * data, and a build has no time for thousands of files that nobody reads: the configuration writes them.
 */
export function generateApp(
  { site, key, style, head, assets, illustrations, icon, fonts }: SitePlan,
  { packageDir, root, appDir, parts }: Options,
): FileTree {
  const skeleton = join(packageDir, "templates/app");
  const files: FileTree = new Map(listFiles(skeleton).map((name) => [name, readFileSync(join(skeleton, name))]));
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
  for (const [name, code] of ownModules(parts, (file) => relative(join(appDir, OWN_FOLDER), join(root, file))))
    files.set(name, code);
  files.set("src/data/site.json", json({ ...site, illustrations: inDevelopment(illustrations) }));
  const rules = fonts.style.replaceAll('url("', `url("${site.country.home}assets/`);
  files.set(STYLE_FILE, `${rules}${style}\n`);
  files.set(ICON_FILE, icon.svg);
  files.set(HEAD_FILE, head);
  for (const [name, drawing] of assets) files.set(`src/data/${name}`, drawing);
  return files;
}

/** In development illustrations are files everywhere: server and browser make the same markup. */
const inDevelopment = ({ all, ...rest }: Illustrations): Illustrations => ({
  ...rest,
  all: Object.fromEntries(Object.entries(all).map(([name, { drawing: _, ...shown }]) => [name, shown])),
});

/** Where the icon is in the app. */
export const ICON_FILE = "src/data/icon.svg";

/** Where the project's own elements of the head are in an app. */
export const HEAD_FILE = "src/data/head.html";

/** Where the style that is a site's own is in its app. */
export const STYLE_FILE = "src/data/site.css";

/** The pages of a country's app as data, each with its copy rendered. `root` is the folder of the project. */
export function generatePages({ site, pages, notFound }: SitePlan, root: string): FileTree {
  const t = textsOf(site.texts, site.country.language);
  const labels = { code: t("page.code"), table: t("page.table") };
  return new Map(
    [...pages, notFound].map(({ page, content, head, copy }) => [
      pageFile(page.path),
      json({ page, head, content: { ...content, ...renderCopy(root, copy, labels) } } satisfies PageDocument),
    ]),
  );
}

/** Where a page's data is in the app: `/india/news/` is in `src/data/pages/india/news.json`. */
export const pageFile = (path: string): string =>
  `src/data/pages/${path.replace(/^\/|\/$|\.html$/g, "") || "index"}.json`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
