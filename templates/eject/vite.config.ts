import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { SCRIPT_FILES } from "./runtime/site/scriptFiles.ts";
import { pages } from "./vite/pages.ts";
import { prerender } from "./vite/prerender.ts";
import { withoutSchemas } from "./vite/schemas.ts";
import { serverCode } from "./vite/serverCode.ts";
import { BUNDLES } from "./vite/site.ts";
import { plainImports } from "./vite/plainImports.ts";

const root = import.meta.dirname;

/** The part of react-dom/server that renders to strings; the rest, as large, is never called. */
const STRING_RENDERER = join(
  dirname(createRequire(import.meta.url).resolve("react-dom/package.json")),
  "cjs/react-dom-server-legacy.node.production.js",
);

/** Components do nothing when they are imported: one that is rendered on the server only leaves no empty file behind. */
const moduleSideEffects = (id: string): boolean => !/\/(?:runtime\/(?!root\/)|templates\/pages\/).*\.tsx?$/.test(id);

export default defineConfig(({ command, isPreview }) => {
  const isBuild = command === "build";
  // Whatever the surroundings say, pages are rendered with React's production build.
  if (isBuild) process.env["NODE_ENV"] = "production";
  return {
    root,
    // Relative, so that the scripts are found in whichever folder they are served.
    base: isBuild ? "./" : "/",
    appType: "custom",
    resolve: {
      alias: {
        "@runtime": join(root, "runtime"),
        "@templates": join(root, "templates"),
        "@own": join(root, "src/own"),
        "countrysites/parts": join(root, "runtime/parts/index.ts"),
        ...(isBuild && { "react-dom/server": STRING_RENDERER }),
      },
      dedupe: ["react", "react-dom", "zod"],
    },
    plugins: [
      serverCode(),
      withoutSchemas(join(root, "own/sections")),
      plainImports(),
      react(),
      pages(root),
      prerender(root),
    ],
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false as const,
      reportCompressedSize: false,
      copyPublicDir: false,
      emptyOutDir: false,
      rolldownOptions: { treeshake: { moduleSideEffects } },
    },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: isPreview ? "dist" : join(BUNDLES, "client"),
          manifest: true,
          cssCodeSplit: false,
          rolldownOptions: {
            input: join(root, "src/boot.ts"),
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: SCRIPT_FILES } },
          },
        },
      },
      ssr: {
        resolve: isBuild ? { noExternal: true as const } : {},
        ...(isBuild && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
        build: {
          outDir: join(BUNDLES, "server"),
          rolldownOptions: {
            input: join(root, "src/entry-server.ts"),
            output: { entryFileNames: "entry-server.mjs", codeSplitting: false },
          },
        },
      },
    },
  };
});
