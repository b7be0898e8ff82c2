import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { serveSites } from "./serveSites.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the preview server with the built sites. */
    origin: string;
    /** Project folder that was built. */
    root: string;
  }
}

const REPOSITORY = resolve(import.meta.dirname, "../..");

/** Environment variable: a folder that keeps the built sites, so that the next run builds only what has changed. */
const KEPT = process.env["SITEGEN_E2E_ROOT"];

/** Builds the shipped sites in a folder of their own and serves them, once for all browser tests. */
export default async function buildSites(project: TestProject): Promise<() => void> {
  const root = KEPT ? resolve(KEPT) : mkdtempSync(join(tmpdir(), "sitegen-e2e-"));
  mkdirSync(root, { recursive: true });
  if (!existsSync(join(root, "countries"))) symlinkSync(join(REPOSITORY, "countries"), join(root, "countries"));
  const { origin, stop } = await serveSites(root);
  project.provide("origin", origin);
  project.provide("root", root);
  return () => {
    stop();
    if (!KEPT) rmSync(root, { recursive: true, force: true });
  };
}
