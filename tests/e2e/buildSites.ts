import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { launchBrowser } from "./launchBrowser.ts";
import { readRoutes, type RouteRow } from "./readRoutes.ts";
import { serveSites } from "./serveSites.ts";
import { writeSettingsSites } from "./settingsSites.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the browser that all tests share. */
    browser: string;
    /** Origin of the preview server with the built sites. */
    origin: string;
    /** How the shipped sites follow links. */
    navigation: "router" | "document";
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

/** Environment variable: the folder `countries` of a project that has the same sites from elsewhere. */
const SHIPPED = resolve(process.env["SITEGEN_E2E_COUNTRIES"] ?? join(import.meta.dirname, "../../countries"));

/** Environment variable: a folder that keeps the built sites, so that the next run builds only what has changed. */
const KEPT = process.env["SITEGEN_E2E_ROOT"];

/** Environment variable: `document` has the tests look at sites whose links load documents. */
const NAVIGATION = process.env["SITEGEN_NAVIGATION"] === "document" ? "document" : "router";

/** Builds the shipped sites and the small ones in folders of their own, serves them, and starts the browser: once for all tests. */
export default async function buildSites(project: TestProject): Promise<() => Promise<void>> {
  const work = KEPT ? resolve(KEPT) : mkdtempSync(join(tmpdir(), "sitegen-e2e-"));
  const root = join(work, "shipped");
  const settings = join(work, "settings");
  rmSync(join(root, "countries"), { recursive: true, force: true });
  cpSync(SHIPPED, join(root, "countries"), { recursive: true, preserveTimestamps: true });
  listSites(join(root, "countries"));
  appendFileSync(join(root, "countries/network.yaml"), `\nnavigation: ${NAVIGATION}\n`);
  await writeSettingsSites(settings);
  const [browser, shippedSites, settingsSites, routes] = await Promise.all([
    launchBrowser(),
    serveSites(root),
    serveSites(settings),
    readRoutes(root),
  ]);
  project.provide("browser", browser.wsEndpoint());
  project.provide("origin", shippedSites.origin);
  project.provide("navigation", NAVIGATION);
  project.provide("root", root);
  project.provide("routes", routes);
  project.provide("settingsOrigin", settingsSites.origin);
  project.provide("settingsRoot", settings);
  return async () => {
    await browser.close();
    shippedSites.stop();
    settingsSites.stop();
    if (!KEPT) rmSync(work, { recursive: true, force: true });
  };
}

/** Lets search engines list the sites, as they do once the contacts are no placeholders. */
function listSites(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".yaml"))) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(/^ *placeholder: true\n/m, ""));
  }
}
