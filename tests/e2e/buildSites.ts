import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { build } from "../integration/render/sitegen.ts";
import { buildEdited, buildTextsTwice } from "./buildEdited.ts";
import { serveSites } from "./serveSites.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the preview server with the built sites. */
    origin: string;
    /** Project folder that was built. */
    root: string;
  }
}

const SHIPPED = resolve(import.meta.dirname, "../../countries");

/** Environment variable: a folder that keeps the built sites, so that the next run builds only what has changed. */
const KEPT = process.env["SITEGEN_E2E_ROOT"];

/**
 * Builds the shipped sites in a folder of their own and serves them, once for all browser tests. They are what is left
 * after other states of theirs were built: most pages come from the first, by worker threads, some from an edit of their
 * text alone, the rest from caches.
 */
export default async function buildSites(project: TestProject): Promise<() => void> {
  const root = KEPT ? resolve(KEPT) : mkdtempSync(join(tmpdir(), "sitegen-e2e-"));
  if (!existsSync(join(root, "dist"))) buildEdited(root, SHIPPED);
  rmSync(join(root, "countries"), { recursive: true, force: true });
  cpSync(SHIPPED, join(root, "countries"), { recursive: true, preserveTimestamps: true });
  build(root);
  buildTextsTwice(root);
  const { origin, stop } = await serveSites(root);
  project.provide("origin", origin);
  project.provide("root", root);
  return () => {
    stop();
    if (!KEPT) rmSync(root, { recursive: true, force: true });
  };
}
