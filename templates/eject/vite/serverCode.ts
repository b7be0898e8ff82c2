import type { EnvironmentModuleNode, Plugin } from "vite";

/** Modules that lead to all parts, whether the browser shows them or not. */
const LISTS = /\/(?:runtime\/parts\/index|own\/(?:components|sections|templates))\.ts$/;

/** What the browser runs: the app, and sections that export `client`. */
const ENTRIES = /\/(?:templates\/entry-client|own\/clients\/[^/]+)\.ts$/;

/** Own parts that are inside of the header. */
const IN_HEADER = /\/components\/(?:Header|Brand)\.tsx$/;

/** Reloads the page in development when code changes that only the server runs: Vite updates the browser's code only. */
export const serverCode = (): Plugin => ({
  name: "site:server-code",
  apply: "serve",
  hotUpdate({ file, modules, server: { environments } }) {
    if (this.environment.name !== "ssr" || modules.length === 0 || IN_HEADER.test(file)) return;
    const inBrowser = environments.client.moduleGraph.getModulesByFile(file) ?? [];
    if (![...inBrowser].some((module) => isRun(module))) environments.client.hot.send({ type: "full-reload" });
  },
});

/** Whether the browser runs a module for something else than a list of all parts. */
function isRun(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  const { file } = module;
  if (file === null || seen.has(module) || LISTS.test(file)) return false;
  seen.add(module);
  return ENTRIES.test(file) || [...module.importers].some((importer) => isRun(importer, seen));
}
