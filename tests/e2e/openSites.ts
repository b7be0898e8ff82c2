import type { TestProject } from "vitest/node";
import type { ServedSite } from "../sites/sites.ts";
import { readRoutes, type RouteRow } from "./readRoutes.ts";

declare module "vitest" {
  export interface ProvidedContext {
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

/** Global setup: serves the sites that most tests visit. */
export default async function openSites(project: TestProject): Promise<void> {
  const served = async (name: string): Promise<ServedSite> => {
    const answer = await fetch(`${project.getProvidedContext().sites}/${name}?serve`);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as ServedSite;
  };
  const [shipped, settings] = await Promise.all([served("shipped"), served("settings")]);
  project.provide("origin", shipped.origin);
  project.provide("root", shipped.root);
  project.provide("routes", await readRoutes(shipped.root));
  project.provide("settingsOrigin", settings.origin);
  project.provide("settingsRoot", settings.root);
}
