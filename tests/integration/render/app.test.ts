import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { build } from "./inProcess.ts";
import { differing, readTree } from "./sitegen.ts";

const VITE = resolve(import.meta.dirname, "../../../node_modules/vite/bin/vite.js");
const root = mkdtempSync(join(tmpdir(), "sitegen-app-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeAll(async () => {
  makeSite(root, 2);
  mkdirSync(join(root, "countries/public/india"), { recursive: true });
  writeFileSync(join(root, "countries/public/india/fees.txt"), "Fees\n");
  await build(root, "--host", "netlify");
});

it("the generated app's own `vite build` makes the site that `sitegen build` makes", () => {
  const app = join(root, ".sitegen/apps/india");
  // Vite would bundle the configuration with all of sitegen, for each environment anew.
  execFileSync(process.execPath, [VITE, "build", "--logLevel", "error", "--configLoader", "native"], { cwd: app });
  const built = readTree(join(root, "dist/india"));
  expect(built.size).toBeGreaterThan(100);
  expect(differing(readTree(join(app, "dist/india")), built)).toEqual([]);
});
