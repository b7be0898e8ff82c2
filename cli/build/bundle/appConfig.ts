import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { EnvironmentOptions, UserConfig, Plugin } from "vite";
import { SCRIPT_FILES } from "../../../runtime/site/scriptFiles.ts";
import { PARTS_MODULE, PARTS_SOURCE } from "../../content/parts/partFiles.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import { guardPlugin } from "./guardPlugin.ts";
import { bundledPackages, addNotices } from "../../core/licences/bundleNotices.ts";
import { clientSectionsPlugin } from "./clientSectionsPlugin.ts";
import { serverCode } from "../../../templates/eject/vite/serverCode.ts";
import { withoutSchemas } from "../../../templates/eject/vite/schemas.ts";
import { plainImports } from "../../../templates/eject/vite/plainImports.ts";
import { readNotice } from "../../core/licences/notices.ts";

/** The half of react-dom/server that renders to strings. The streaming half is as large and is never called. */
const STRING_RENDERER = join(
  dirname(createRequire(import.meta.url).resolve("react-dom/package.json")),
  "cjs/react-dom-server-legacy.node.production.js",
);

/** File name of the server bundle; names of the scripts that are inlined in the host's own pages. */
export const SERVER_FILE = "entry-server.mjs";
export const INLINE_SCRIPTS = { root: "root", rootChoice: "root-choice", notFound: "root-not-found" } as const;

/**
 * Import prefixes of sitegen's and the project's modules. Vite pre-bundles packages once. In a project where sitegen is
 * an installed package, it would pre-bundle these modules too, and show outdated own parts.
 */
const OWN_MODULES = ["@runtime", "@templates", "@own", PARTS_MODULE];

/** Packages that those modules import: Vite doesn't scan excluded modules for imports to pre-bundle. */
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

/** Importing a component has no side effects, so one that is only rendered on the server leaves no empty chunk. */
const moduleSideEffects = (id: string): boolean => !/\/(?:runtime\/(?!root\/)|templates\/pages\/).*\.tsx?$/.test(id);

/**
 * Vite's configuration of a generated app. A build writes three bundles below `out`: for the browser, for the server,
 * and the scripts of the host's pages. The development server adds its own plugins.
 * @param root Folder of the project, or of the package when the shipped bundle is made.
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
      serverCode(),
      clientSectionsPlugin(),
      withoutSchemas(join(root, "countries/sections")),
      plainImports(),
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
      rolldownOptions: { treeshake: { moduleSideEffects } },
    },
    environments: {
      client: {
        build: {
          outDir: join(out, "client"),
          manifest: true,
          // One stylesheet, which is divided for the pages of a site (runtime/site/styleParts.ts).
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
          // Stack traces show where an own part has thrown an error.
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
      // In sequence: in parallel they are no faster on two cores, and need 10% more memory.
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
    // One CSS file, instead of a script that injects styles.
    cssCodeSplit: false,
    rolldownOptions: {
      input,
      output: { format: "iife", entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
    },
  },
});

/** Settings for builds only: React's production build, and the scripts of the host's pages. */
const forBuilds = (appDir: string, out: string) => ({
  name: "sitegen:for-builds",
  apply: "build" as const,
  config() {
    // Test runners set this to `test`; the bundle needs React's production build.
    process.env["NODE_ENV"] = "production";
    return {
      resolve: { alias: { "react-dom/server": STRING_RENDERER } },
      environments: {
        ssr: {
          // Self-contained: the bundle runs wherever the package is installed. In development, Node imports React, a
          // CommonJS module.
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

/** Records the packages whose code is in a bundle below `out`, with their licences. */
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
