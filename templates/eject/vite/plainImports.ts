import type { Plugin } from "vite";

/** Vite's plugin that wraps dynamic imports. */
const WRAPPING = "native:import-analysis-build";

/** Leaves dynamic imports as they are: Vite wraps them in a function that loads styles of chunks, which there are not. */
export const plainImports = (): Plugin => ({
  name: "site:plain-imports",
  apply: "build",
  configResolved({ plugins }) {
    const index = plugins.findIndex(({ name }) => name === WRAPPING);
    if (index >= 0) (plugins as Plugin[]).splice(index, 1);
  },
});
