import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeProject, NETWORK_FILE } from "../../unit/project.ts";
import { build, run } from "./inProcess.ts";
import { snapshot } from "./sitegen.ts";

it("a page over its budget fails the build, which leaves the output as it was; the report shows weights and budgets", async () => {
  const project = makeProject().append(NETWORK_FILE, "budgets: { default: { script: 150, total: 400 } }\n");
  const { root } = project;
  await build(root, "--host", "netlify", "--report");
  const report = readFileSync(join(root, ".sitegen/report.html"), "utf8");
  expect(report).toContain("<code>/atlantis/services/counseling/</code>");
  expect(report).toContain("of 400.0 kB");
  expect(report).not.toMatch(/<(?:script|link)\b|src=/);
  const before = snapshot(root);

  project.replace(NETWORK_FILE, "{ script: 150, total", "{ script: 10, total");
  const { code, err } = await run("build", "--root", root, "--host", "netlify");
  expect(code).toBe(1);
  expect(err).toMatch(
    /network\.yaml:\d+:\d+ error \/atlantis\/\S* has [\d.]+ kB of scripts, [\d.]+ kB over the budget/,
  );
  expect(err).toContain("[over-budget]");
  expect(snapshot(root)).toEqual(before);
  expect(existsSync(join(root, ".sitegen/staging"))).toBe(false);
});
