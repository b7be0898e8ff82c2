import { join } from "node:path";
import type { Connect, ViteDevServer } from "vite";
import { writeTree } from "../files.ts";
import { generateSkeleton } from "../generate/generateApp.ts";
import { NO_PARTS } from "../parts/readParts.ts";
import { PACKAGE_DIR, type Project } from "../project.ts";
import { appConfig } from "../render/appConfig.ts";
import type { Answers } from "./answerRequests.ts";
import type { FollowedProject } from "./followProject.ts";

interface Options {
  project: Project;
  port: number;
  /** Address that a browser is opened at. */
  open: string | undefined;
  answers(server: ViteDevServer): Answers;
  /** What answers before the sites do. */
  before: Connect.NextHandleFunction;
}

/** Folder of the app that serves all countries: they differ in their data alone, which is not in it. */
const folderOf = (project: Project): string => join(project.work, "dev");

/** Starts Vite's server of one app for all countries, which answers requests for their pages. */
export async function startServer({ project, port, open, answers, before }: Options): Promise<ViteDevServer> {
  const folder = folderOf(project);
  const { createServer } = await import("vite");
  const { plugins = [], ...config } = await appConfig(folder, project.root);
  const server = await createServer({
    ...config,
    configFile: false,
    clearScreen: false,
    logLevel: "error",
    server: { ...config.server, port, strictPort: true, host: "127.0.0.1", ...(open !== undefined && { open }) },
    cacheDir: join(project.work, "cache/vite"),
    plugins: [
      ...plugins,
      {
        name: "sitegen:dev",
        config: () => ({ base: "/" }),
        configureServer(server) {
          const { answer, answerMissing } = answers(server);
          server.middlewares.use(before);
          server.middlewares.use(answer);
          return () => void server.middlewares.use(answerMissing);
        },
      },
    ],
  });
  await server.listen();
  return server;
}

/** Writes that app. */
export function writeApp(project: Project, { parts = NO_PARTS }: FollowedProject): void {
  const appDir = folderOf(project);
  writeTree(appDir, generateSkeleton({ packageDir: PACKAGE_DIR, root: project.root, appDir, parts: parts.files }), {
    prune: true,
  });
}
