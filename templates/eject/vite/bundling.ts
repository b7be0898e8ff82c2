import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The half of react-dom/server that renders to strings. The streaming half is as large and is never called. */
const STRING_RENDERER = join(
  dirname(createRequire(import.meta.url).resolve("react-dom/package.json")),
  "cjs/react-dom-server-legacy.node.production.js",
);

/** Importing a component has no side effects, so one that is only rendered on the server leaves no empty chunk. */
const moduleSideEffects = (id: string): boolean => !/\/(?:runtime\/(?!root\/)|templates\/pages\/).*\.tsx?$/.test(id);

/** Makes two bundles of the code in `src`: for the browser, divided into `files`, and for the server. */
export const bundling = (root: string, files: { name: string; test: RegExp }[]): Plugin => ({
  name: "site:bundling",
  config(_config, { command }) {
    const isBuild = command === "build";
    // Whatever the surroundings say (test runners: `test`), pages are rendered with React's production build.
    if (isBuild) process.env["NODE_ENV"] = "production";
    return {
      appType: "custom",
      resolve: {
        dedupe: ["react", "react-dom", "zod"],
        ...(isBuild && { alias: { "react-dom/server": STRING_RENDERER } }),
      },
      build: {
        target: "es2022",
        assetsInlineLimit: 0,
        modulePreload: false,
        reportCompressedSize: false,
        emptyOutDir: false,
        rolldownOptions: { treeshake: { moduleSideEffects } },
      },
      environments: {
        client: {
          build: {
            manifest: true,
            // One stylesheet, which is divided for the pages of a site (runtime/site/styleParts.ts).
            cssCodeSplit: false,
            rolldownOptions: {
              input: join(root, "src/boot.ts"),
              output: { codeSplitting: { includeDependenciesRecursively: false, groups: files } },
            },
          },
        },
        ssr: {
          // Self-contained: the bundle runs wherever the package is installed. In development, Node imports React, a
          // CommonJS module.
          ...(isBuild && {
            resolve: { noExternal: true },
            define: { "process.env.NODE_ENV": JSON.stringify("production") },
          }),
          build: {
            rolldownOptions: {
              input: join(root, "src/entry-server.ts"),
              output: { entryFileNames: "[name].mjs", codeSplitting: false },
            },
          },
        },
      },
    };
  },
});
