import { localOrigin } from "../preview/localHosts.ts";
import type { ServedSites } from "./servedSites.ts";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { writeTree } from "../../core/files.ts";
import { generateSkeleton } from "../../build/generate/generateApp.ts";
import { NO_PARTS } from "../../content/parts/readParts.ts";
import { appConfig } from "../../build/bundle/appConfig.ts";
import { followSites } from "./followSites.ts";

/** Maximum of homes in the terminal. The page to choose a country lists all. */
const MAX_NAMED = 20;

/** The addresses of sites, with their languages as BCP 47 tags. */
export const listHomes = ({ plan, hosts }: ServedSites, port: number) =>
  plan.sites.map(({ country, site }) => {
    const host = hosts.find(({ key }) => key === country) ?? hosts[0];
    return { country, language: site.country.language, url: localOrigin(host, port) + site.country.home };
  });

/** Lines for the terminal with the URLs of sites. */
export function describeHomes(sites: ServedSites | undefined, port: number): string[] {
  const base = sites?.hosts[0].base ?? "/";
  const homes = sites ? listHomes(sites, port) : [];
  const more = homes.length - MAX_NAMED;
  return [
    `Sites on http://localhost:${port}${base}`,
    ...homes.slice(0, MAX_NAMED).map(({ url }) => `  ${url}`),
    ...(more > 0 ? [`  and ${more} more: http://localhost:${port}${base}?stay`] : []),
  ];
}

interface Options extends Omit<Parameters<typeof followSites>[0], "write"> {
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
    write: ({ parts = NO_PARTS }) => writeTree(appDir, generateSkeleton(project, appDir, parts.files), { prune: true }),
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
