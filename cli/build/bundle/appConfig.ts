import { join } from "node:path";
import type { EnvironmentOptions, UserConfig, Plugin } from "vite";
import { SCRIPT_FILES } from "../../../runtime/site/scriptFiles.ts";
import { PARTS_MODULE, PARTS_SOURCE } from "../../content/parts/partFiles.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import { guardPlugin } from "./guardPlugin.ts";
import { bundledPackages, addNotices } from "../../core/licences/bundleNotices.ts";
import { clientSectionsPlugin } from "./clientSectionsPlugin.ts";
import { bundling } from "../../../templates/eject/vite/bundling.ts";
import { serverCode } from "../../../templates/eject/vite/serverCode.ts";
import { withoutSchemas } from "../../../templates/eject/vite/schemas.ts";
import { plainImports } from "../../../templates/eject/vite/plainImports.ts";
import { readNotice } from "../../core/licences/notices.ts";

/** File name of the server bundle. */
export const SERVER_FILE = "entry-server.mjs";
/** Names of the scripts that are inlined in the host's own pages. */
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

/**
 * Vite's configuration of a generated app. A build writes three bundles below `out`: for the browser, for the server,
 * and the scripts of the host's pages. The development server adds its own plugins.
 * @param root Folder of the project, or of the package when the shipped bundle is made.
 */
export async function appConfig(appDir: string, root: string, out = join(appDir, "bundle")): Promise<UserConfig> {
  const { default: react } = await import("@vitejs/plugin-react");
  return {
    root: appDir,
    // Relative, so that one bundle serves every country's folder.
    base: "./",
    publicDir: false,
    resolve: {
      alias: {
        "@runtime": join(PACKAGE_DIR, "runtime"),
        "@templates": join(PACKAGE_DIR, "templates"),
        "@own": join(appDir, "src/own"),
        [PARTS_MODULE]: PARTS_SOURCE,
      },
    },
    optimizeDeps: { exclude: OWN_MODULES, include: PACKAGES },
    plugins: [
      bundling(appDir, SCRIPT_FILES),
      guardPlugin(appDir, root),
      serverCode(),
      clientSectionsPlugin(),
      withoutSchemas(join(root, "countries/sections")),
      plainImports(),
      react(),
      hostScripts(appDir, out),
      noticesPlugin(out),
    ],
    environments: {
      client: { build: { outDir: join(out, "client") } },
      ssr: {
        build: {
          outDir: join(out, "server"),
          // Stack traces show where an own part has thrown an error.
          sourcemap: root !== PACKAGE_DIR,
          // Names stay for stack traces.
          rolldownOptions: { output: { minify: { compress: true, mangle: false } } },
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

/** Builds the scripts of the host's pages too. */
const hostScripts = (appDir: string, out: string) => ({
  name: "sitegen:host-scripts",
  apply: "build" as const,
  config: () => ({
    environments: Object.fromEntries(
      Object.entries(INLINE_SCRIPTS).map(([key, name]) => [
        key,
        inlineScript(name, join(appDir, `src/${name}.ts`), join(out, "inline")),
      ]),
    ),
  }),
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
