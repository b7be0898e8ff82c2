import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { writeTree } from "../files.ts";
import { generateSkeleton } from "../generate/generateApp.ts";
import { NO_PARTS } from "../parts/readParts.ts";
import { PACKAGE_DIR, type Project } from "../project.ts";
import { appConfig } from "../render/appConfig.ts";
import { followSites } from "./followSites.ts";
import type { ServedSites } from "./servedSites.ts";

interface Options extends Omit<Parameters<typeof followSites>[0], "write"> {
  project: Project;
  port: number;
  /** URL to open in a browser, if any. */
  open(sites: ServedSites | undefined): string | undefined;
}

/**
 * Serves all sites of a project with one app that lacks their data. @returns the running server and the first sites.
 */
export async function serveProject({ project, port, open, ...options }: Options) {
  const { root } = project;
  const appDir = join(project.work, "dev");
  const { plugin, state } = await followSites({
    ...options,
    project,
    write: ({ parts = NO_PARTS }) =>
      writeTree(appDir, generateSkeleton({ packageDir: PACKAGE_DIR, root, appDir, parts: parts.files }), {
        prune: true,
      }),
  });
  const { createServer } = await import("vite");
  const { plugins = [], ...config } = await appConfig(appDir, root);
  const address = open(state.sites);
  const server: ViteDevServer = await createServer({
    ...config,
    configFile: false,
    clearScreen: false,
    logLevel: "error",
    server: { port, strictPort: true, host: "127.0.0.1", ...(address !== undefined && { open: address }) },
    cacheDir: join(project.work, "cache/vite"),
    plugins: [...plugins, plugin],
  });
  await server.listen();
  return { server, sites: state.sites };
}
