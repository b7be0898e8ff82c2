import { join } from "node:path";
import type { UserConfig } from "vite";
import { importPackage } from "../importPackage.ts";
import { PACKAGE_DIR } from "../project.ts";
import { pagesPlugin } from "./pagesPlugin.ts";
import { serverOnlyPlugin } from "./serverOnlyPlugin.ts";

/** The subsets of the fonts, made when the package is compiled. */
const FONTS = join(PACKAGE_DIR, "lib/fonts");

/** Components do nothing when they are imported: one that is rendered on the server only leaves no empty file behind. */
const moduleSideEffects = (id: string): boolean => !/\/(?:runtime\/(?!root\/)|templates\/pages\/).*\.tsx?$/.test(id);

/** Vite's configuration of a generated app, for `vite` started in its folder and for the build. */
export async function appConfig(appDir: string): Promise<UserConfig> {
  const { default: react } = await importPackage("@vitejs/plugin-react");
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
        "@fonts": FONTS,
      },
      dedupe: ["react", "react-dom"],
    },
    css: { preprocessorOptions: { scss: { loadPaths: [FONTS] } } },
    server: { fs: { strict: false } },
    plugins: [await serverOnlyPlugin(), react(), pagesPlugin(appDir)],
    build: {
      manifest: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(appDir, "src/boot.ts"),
        treeshake: { moduleSideEffects },
      },
    },
  };
}
