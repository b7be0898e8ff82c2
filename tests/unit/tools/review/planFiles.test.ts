import { join } from "node:path";
import { expect, it } from "vitest";
import { plan } from "../../../../cli/commands/building/plan.ts";
import { openProject } from "../../../../cli/core/project.ts";
import { readLive } from "../../../../cli/build/review/readLive.ts";
import { readPlan, writePlan } from "../../../../cli/build/review/reviewedPlan.ts";
import { makeProject } from "../../project.ts";

const nothing = { format: 1, hosts: [], sites: {} } as unknown as Parameters<typeof writePlan>[1];

it("a file that is not there is not taken for one with something else in it", async () => {
  const { root } = makeProject().write("other.json", "{}");
  const file = join(root, "plan.json");
  expect(() => readPlan(file)).toThrow(`There is no file ${file}`);
  expect(() => readPlan(join(root, "other.json"))).toThrow("other.json is not a reviewed plan");
  await expect(readLive(openProject(root), "plan.json", nothing)).rejects.toThrow(`There is no file ${file}`);
  await expect(readLive(openProject(root), "other.json", nothing)).rejects.toThrow("other.json is not a manifest");
});

it("without anything to compare with, `plan` says what to name", async () => {
  const { root } = makeProject();
  await expect(plan({ root, quiet: true })).rejects.toThrow("There is no live site to compare with");
});
