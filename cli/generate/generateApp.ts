import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { FileTree } from "../files.ts";
import { listFiles } from "../files.ts";
import type { SitePlan } from "../plan/plan.ts";

interface Options {
  /** Folder of the sitegen package. */
  packageDir: string;
  /** Folder that the app will be in; imports are relative to it. */
  appDir: string;
}

/**
 * The files of a country's Vite app: the skeleton of `templates/app` as it is, the country's data as JSON, and a Vite
 * configuration that knows where runtime and templates are.
 */
export function generateApp({ site, pages, notFound, key }: SitePlan, { packageDir, appDir }: Options): FileTree {
  const skeleton = join(packageDir, "templates/app");
  const files: FileTree = new Map(listFiles(skeleton).map((name) => [name, readFileSync(join(skeleton, name))]));
  const config = relative(appDir, join(packageDir, "lib/cli/build/appConfig.js")).replaceAll("\\", "/");
  files.set("package.json", json({ name: `${key}-site`, private: true, type: "module", scripts: { dev: "vite", build: "vite build" } }));
  files.set("vite.config.js", `import { appConfig } from ${JSON.stringify(config)};\n\nexport default appConfig(import.meta.dirname);\n`);
  files.set("src/data/site.json", json(site));
  for (const { page, content, head } of [...pages, notFound]) {
    files.set(pageFile(page.path), json({ page, content, head }));
  }
  return files;
}

/** Where a page's data is in the app: `/india/news/` is in `src/data/pages/india/news.json`. */
export const pageFile = (path: string): string => `src/data/pages/${path.replace(/^\/|\/$|\.html$/g, "")}.json`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
