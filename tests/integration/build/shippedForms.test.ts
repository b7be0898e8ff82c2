import { join } from "node:path";
import { expect, it } from "vitest";
import { makeSmallProject } from "../../smallProject.ts";
import { build } from "./inProcess.ts";
import { readTree, workFolder } from "./sitegen.ts";

it("a first build compresses nothing of the package's own bundle: that comes compressed", async () => {
  const root = workFolder("forms");
  makeSmallProject(root);
  await build(root, "--host", "nginx");
  const made = new Set(readTree(join(root, ".sitegen/cache/encoded")).values());
  const files = [...readTree(join(root, "dist/atlantis/assets"))];
  const scripts = files.filter(([name]) => name.endsWith(".js.br"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter(([, contents]) => made.has(contents)).map(([name]) => name)).toEqual([]);
  // Data of the site is its own.
  expect(files.some(([name, contents]) => name.endsWith(".br") && made.has(contents))).toBe(true);
});
