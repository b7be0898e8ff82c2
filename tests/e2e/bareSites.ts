import { cpSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { inject } from "vitest";
import { serveSites, type ServedSites } from "./serveSites.ts";

const FIXTURE = resolve(import.meta.dirname, "../fixtures/bare");

/** Builds and serves two small sites that say no more than they have to: `mill`, and `quay` with a telephone. */
export async function serveBare(): Promise<ServedSites> {
  const root = join(dirname(inject("root")), "bare");
  rmSync(join(root, "countries"), { recursive: true, force: true });
  cpSync(FIXTURE, root, { recursive: true });
  return serveSites(root);
}
