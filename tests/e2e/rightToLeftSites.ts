import { cpSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { inject } from "vitest";
import { serveSites, type ServedSites } from "./serveSites.ts";

const FIXTURE = resolve(import.meta.dirname, "../fixtures/rightToLeft");

export interface RightToLeftSites extends ServedSites {
  /** Project folder. */
  root: string;
}

/** Builds and serves two small sites in Arabic, `emirates` and `egypt`, beside the other sites of the tests. */
export async function serveRightToLeft(): Promise<RightToLeftSites> {
  const root = join(dirname(inject("root")), "right-to-left");
  rmSync(join(root, "countries"), { recursive: true, force: true });
  cpSync(FIXTURE, root, { recursive: true });
  return { root, ...(await serveSites(root)) };
}
