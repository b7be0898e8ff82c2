import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { build, differing, readTree } from "./sitegen.ts";

const VITE = resolve(import.meta.dirname, "../../../node_modules/vite/bin/vite.js");
const root = mkdtempSync(join(tmpdir(), "sitegen-app-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("the generated app's own `vite build` makes the site that `sitegen build` makes", () => {
  makeSite(root, 2, 2);
  mkdirSync(join(root, "countries/public/india"), { recursive: true });
  writeFileSync(join(root, "countries/public/india/fees.txt"), "Fees\n");
  build(root, "--host", "netlify");
  for (const country of ["india", "land-2"]) {
    const app = join(root, ".sitegen/apps", country);
    execFileSync(process.execPath, [VITE, "build", "--logLevel", "error"], { cwd: app });
    const built = readTree(join(root, "dist", country));
    expect(built.size).toBeGreaterThan(100);
    expect(differing(readTree(join(app, "dist", country)), built)).toEqual([]);
  }
});
