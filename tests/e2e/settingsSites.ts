import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { serveSites, type ServedSites } from "./serveSites.ts";

const FIXTURE = resolve(import.meta.dirname, "../fixtures/settings");

/** Builds and serves two small sites, `atlantis` and `lemuria`, for the tests of a file. Gives their origin. */
export function useSettingsSites(): () => string {
  const root = mkdtempSync(join(tmpdir(), "sitegen-settings-"));
  let sites: ServedSites | undefined;
  beforeAll(async () => {
    cpSync(FIXTURE, root, { recursive: true });
    sites = await serveSites(root);
  });
  afterAll(() => {
    sites?.stop();
    rmSync(root, { recursive: true, force: true });
  });
  return () => sites?.origin ?? "";
}
