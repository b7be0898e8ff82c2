import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { InlineConfig } from "vite";
import { removePath } from "../files.ts";
import { importPackage } from "../importPackage.ts";
import { PACKAGE_DIR } from "../project.ts";
import { appConfig } from "./appConfig.ts";
import { escapeScript } from "./escapeScript.ts";

/** The part of react-dom/server that renders to strings; the rest, as large, is never called. */
const STRING_RENDERER = join(
  dirname(createRequire(import.meta.url).resolve("react-dom/package.json")),
  "cjs/react-dom-server-legacy.node.production.js",
);

const SERVER_ENTRY = "entry-server.cjs";

/** Bundles the app's skeleton with Vite: for the browser, for the server, and the scripts that the host's pages have inline. */
export async function runVite(out: string): Promise<void> {
  const { build, mergeConfig } = await importPackage("vite");
  const appDir = join(PACKAGE_DIR, "templates/app");
  const base: InlineConfig = {
    ...(await appConfig(appDir)),
    configFile: false,
    mode: "production",
    logLevel: "error",
    cacheDir: join(out, "..", "vite"),
  };
  const script = (name: string): InlineConfig => ({
    build: {
      outDir: join(out, "inline"),
      emptyOutDir: false,
      manifest: false,
      // A file of its own instead of a script that injects it.
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(appDir, `src/${name}.ts`),
        output: { format: "iife", entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
      },
    },
  });
  const jobs: InlineConfig[] = [
    { build: { outDir: join(out, "client"), emptyOutDir: true } },
    {
      build: {
        outDir: join(out, "server"),
        emptyOutDir: true,
        ssr: true,
        manifest: false,
        // Drawings that only the server refers to; they belong to the browser's files.
        emitAssets: true,
        rolldownOptions: {
          input: join(appDir, "src/entry-server.ts"),
          output: {
            // One CommonJS file, which `runScript` takes.
            format: "cjs",
            codeSplitting: false,
            entryFileNames: SERVER_ENTRY,
            // Half of the time of an import goes by size; names stay for stack traces.
            minify: { compress: true, mangle: false, codegen: true },
          },
        },
      },
      // Everything goes in: the bundle runs wherever the package is installed, and with React's production build.
      ssr: { noExternal: true },
      resolve: { alias: { "react-dom/server": STRING_RENDERER } },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
    },
    script("root"),
    script("root-not-found"),
  ];
  // Whatever the surroundings say (a test runner sets it to `test`), the bundle is React's production build.
  process.env["NODE_ENV"] = "production";
  // One after the other: side by side they are no faster on two cores, and need a tenth more memory.
  for (const job of jobs) await build(mergeConfig(base, job));
  escapeScript(join(out, "server", SERVER_ENTRY));
  cpSync(join(out, "server/assets"), join(out, "client/assets"), { recursive: true });
  removePath(join(out, "server/assets"));
}
