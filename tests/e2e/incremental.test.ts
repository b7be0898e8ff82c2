import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { build, differing, snapshot } from "../integration/render/sitegen.ts";

test("the sites under test, built incrementally, by workers and from caches, are those of a build from nothing", () => {
  const fresh = mkdtempSync(join(tmpdir(), "sitegen-fresh-"));
  onTestFinished(() => rmSync(fresh, { recursive: true, force: true }));
  cpSync(join(inject("root"), "countries"), join(fresh, "countries"), { recursive: true });
  build(fresh, "--jobs", "1");
  expect(differing(snapshot(inject("root")), snapshot(fresh))).toEqual([]);
}, 240_000);
