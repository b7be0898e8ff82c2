import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { MANIFEST_FILE } from "../../../cli/config/manifestFile.ts";
import { build, differing, snapshot } from "./sitegen.ts";

const HOSTS = ["--host", "netlify,nginx"];
let work = "";

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "sitegen-shards-"));
  makeSite(join(work, "whole"), 3, 3);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

it("the joined parts of a build are the whole build, byte by byte", () => {
  const joined = join(work, "joined");
  for (const shard of ["1/2", "2/2"]) {
    const root = join(work, shard.replace("/", "-of-"));
    cpSync(join(work, "whole/countries"), join(root, "countries"), { recursive: true });
    build(root, ...HOSTS, "--shard", shard);
    for (const part of ["dist", "deploy"]) cpSync(join(root, part), join(joined, part), { recursive: true });
  }
  expect(readdirSync(join(work, "2-of-2/dist"))).not.toContain("india");
  build(join(work, "whole"), ...HOSTS);
  // The manifest of each part has the sites of that part.
  expect(differing(snapshot(joined), snapshot(join(work, "whole")))).toEqual([`dist/${MANIFEST_FILE}`]);
});
