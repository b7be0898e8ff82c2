import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { EnvironmentOptions, UserConfig, Plugin } from "vite";
import { SCRIPT_FILES } from "../../runtime/site/scriptFiles.ts";
import { PARTS_MODULE, PARTS_SOURCE } from "../parts/partsModule.ts";
import { PACKAGE_DIR } from "../project.ts";
import { guardPlugin } from "./guardPlugin.ts";
import { serverOnlyPlugin } from "./serverOnlyPlugin.ts";
import { bundledPackages } from "../licences/bundledPackages.ts";
import { addNotices } from "../licences/bundleNotices.ts";
import { readNotice } from "../licences/notice.ts";

/** The part of react-dom/server that renders to strings; the rest, as large, is never called. */
const STRING_RENDERER = join(
  dirname(createRequire(import.meta.url).resolve("react-dom/package.json")),
  "cjs/react-dom-server-legacy.node.production.js",
);

/** Names of the server bundle's file, and of the scripts that the host's own pages have inline. */
export const SERVER_FILE = "entry-server.mjs";
export const INLINE_SCRIPTS = { root: "root", rootChoice: "root-choice", notFound: "root-not-found" } as const;

/**
 * Modules of ours and of the project, by how they are imported. Of packages Vite makes a bundle once; where sitegen is one
 * itself, the bundle would have them in it, and would show own parts as they were then.
 */
const OWN_MODULES = ["@runtime", "@templates", "@own", PARTS_MODULE];

/** The packages that ours import, which are not looked for in them then. */
const PACKAGES = [
  "@hookform/resolvers/zod",
  "dayjs",
  "js-cookie",
  "minisearch",
  "react",
  "react-dom",
  "react-dom/client",
  "react-hook-form",
  "react-router-dom",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "swiper",
  "swiper/modules",
  "zod/mini",
];

/** What schemas of own sections are made with: in the sites nothing asks for these. */
const SCHEMA_FUNCTIONS = ["z", "markdown", "link", "picture", "flag"];

/** Components do nothing when they are imported: one that is rendered on the server only leaves no empty file behind. */
const moduleSideEffects = (id: string): boolean => !/\/(?:runtime\/(?!root\/)|templates\/pages\/).*\.tsx?$/.test(id);

/**
 * Vite's configuration of a generated app. A build makes the bundles below `out`: for the browser, for the server, and the
 * scripts of the host's pages. What serves pages in development is added by who serves them.
 * @param root Folder of the project; of the package when its own bundle is made.
 */
export async function appConfig(appDir: string, root: string, out = join(appDir, "bundle")): Promise<UserConfig> {
  const { default: react } = await import("@vitejs/plugin-react");
  const input = (name: string) => join(appDir, `src/${name}.ts`);
  return {
    root: appDir,
    // Relative, so that one bundle serves every country's folder.
    base: "./",
    appType: "custom",
    publicDir: false,
    resolve: {
      alias: {
        "@runtime": join(PACKAGE_DIR, "runtime"),
        "@templates": join(PACKAGE_DIR, "templates"),
        "@own": join(appDir, "src/own"),
        [PARTS_MODULE]: PARTS_SOURCE,
      },
      dedupe: ["react", "react-dom", "zod"],
    },
    optimizeDeps: { exclude: OWN_MODULES, include: PACKAGES },
    plugins: [
      guardPlugin(appDir, root),
      await serverOnlyPlugin(root),
      react(),
      forBuilds(appDir, out),
      noticesPlugin(out),
    ],
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      emptyOutDir: false,
      rolldownOptions: { treeshake: { moduleSideEffects, manualPureFunctions: SCHEMA_FUNCTIONS } },
    },
    environments: {
      client: {
        build: {
          outDir: join(out, "client"),
          manifest: true,
          // Apart from the scripts, which would ask for them by this name: pages have them together with their fonts.
          cssCodeSplit: false,
          rolldownOptions: {
            input: input("boot"),
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: SCRIPT_FILES } },
          },
        },
      },
      ssr: {
        build: {
          outDir: join(out, "server"),
          // Says where an own part has thrown an error.
          sourcemap: root !== PACKAGE_DIR,
          rolldownOptions: {
            input: input("entry-server"),
            // Names stay for stack traces.
            output: { entryFileNames: SERVER_FILE, codeSplitting: false, minify: { compress: true, mangle: false } },
          },
        },
      },
    },
    builder: {
      // One after the other: side by side they are no faster on two cores, and need a tenth more memory.
      async buildApp({ environments, build }) {
        for (const environment of Object.values(environments)) await build(environment);
      },
    },
  };
}

const inlineScript = (name: string, input: string, outDir: string): EnvironmentOptions => ({
  consumer: "client",
  build: {
    outDir,
    // A file of its own instead of a script that injects it.
    cssCodeSplit: false,
    rolldownOptions: {
      input,
      output: { format: "iife", entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
    },
  },
});

/** What only a build needs: React's production build, and the scripts of the host's pages. */
const forBuilds = (appDir: string, out: string) => ({
  name: "sitegen:for-builds",
  apply: "build" as const,
  config() {
    // Whatever the surroundings say (a test runner sets it to `test`), the bundle is React's production build.
    process.env["NODE_ENV"] = "production";
    return {
      resolve: { alias: { "react-dom/server": STRING_RENDERER } },
      environments: {
        ssr: {
          // Everything goes in: the bundle runs wherever the package is installed. In development React, which is no ES module, is imported by Node.
          resolve: { noExternal: true as const },
          define: { "process.env.NODE_ENV": JSON.stringify("production") },
        },
        ...Object.fromEntries(
          Object.entries(INLINE_SCRIPTS).map(([key, name]) => [
            key,
            inlineScript(name, join(appDir, `src/${name}.ts`), join(out, "inline")),
          ]),
        ),
      },
    };
  },
});

/** Writes down which packages a bundle below `out` has code of, and their licences. */
const noticesPlugin = (out: string): Plugin => ({
  name: "sitegen:notices",
  apply: "build",
  writeBundle(_options, bundle) {
    const { consumer, root } = this.environment.config;
    addNotices(
      out,
      bundledPackages(bundle, root).map((folder) => ({ ...readNotice(folder), inBrowser: consumer === "client" })),
    );
  },
});
