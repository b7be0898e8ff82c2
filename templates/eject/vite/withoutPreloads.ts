import type { Plugin } from "vite";

/**
 * Takes 2 kB out of the first script: what Vite calls for each dynamic import, to load the styles of its chunk before. All
 * styles are in one file, so there are none.
 */
export const withoutPreloads = (): Plugin => ({
  name: "site:without-preloads",
  apply: "build",
  enforce: "pre",
  load: {
    // oxlint-disable-next-line no-control-regex -- begins the names of modules that plugins make
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
});
