import type { TestProject } from "vitest/node";
import type { ServedSite } from "../sites/sites.ts";
import { launchBrowser } from "./launchBrowser.ts";
import { readRoutes, type RouteRow } from "./readRoutes.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the browser that all tests share. */
    browser: string;
    /** Origin of the preview server with the built sites. */
    origin: string;
    /** Project folder that was built. */
    root: string;
    /** All routes of the built sites. */
    routes: RouteRow[];
    /** Origin of the preview server with the small sites `atlantis` and `lemuria`. */
    settingsOrigin: string;
    /** Project folder of the small sites. */
    settingsRoot: string;
  }
}

/** Global setup: starts the browser, once for all tests, and serves the sites that most of them visit. */
export default async function openSites(project: TestProject): Promise<() => Promise<void>> {
  const served = async (name: string): Promise<ServedSite> => {
    const answer = await fetch(`${project.getProvidedContext().sites}/${name}?serve`);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as ServedSite;
  };
  const [browser, shipped, settings] = await Promise.all([launchBrowser(), served("shipped"), served("settings")]);
  project.provide("browser", browser.wsEndpoint());
  project.provide("origin", shipped.origin);
  project.provide("root", shipped.root);
  project.provide("routes", await readRoutes(shipped.root));
  project.provide("settingsOrigin", settings.origin);
  project.provide("settingsRoot", settings.root);
  return () => browser.close();
}
