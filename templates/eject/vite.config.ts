import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { SCRIPT_FILES } from "./runtime/site/scriptFiles.ts";
import { bundling } from "./vite/bundling.ts";
import { pages } from "./vite/pages.ts";
import { prerender } from "./vite/prerender.ts";
import { withoutSchemas } from "./vite/schemas.ts";
import { serverCode } from "./vite/serverCode.ts";
import { BUNDLES } from "./vite/site.ts";
import { plainImports } from "./vite/plainImports.ts";

const root = import.meta.dirname;

export default defineConfig(({ command, isPreview }) => ({
  root,
  // Relative, so that the scripts are found in whichever folder they are served.
  base: command === "build" ? "./" : "/",
  resolve: {
    alias: {
      "@runtime": join(root, "runtime"),
      "@templates": join(root, "templates"),
      "@own": join(root, "src/own"),
      "countrysites/parts": join(root, "runtime/parts/index.ts"),
    },
  },
  plugins: [
    bundling(root, SCRIPT_FILES),
    serverCode(),
    withoutSchemas(join(root, "own/sections")),
    plainImports(),
    react(),
    pages(root),
    prerender(root),
  ],
  build: { copyPublicDir: false },
  builder: {},
  environments: {
    client: { build: { outDir: isPreview ? "dist" : join(BUNDLES, "client") } },
    ssr: { build: { outDir: join(BUNDLES, "server") } },
  },
}));
