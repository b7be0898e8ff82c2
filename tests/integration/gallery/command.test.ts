import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../../../cli/files.ts";
import { makeProject } from "../../unit/project.ts";

const CLI = resolve(import.meta.dirname, "../../../bin/sitegen.js");

/** Runs `sitegen gallery` as people do. */
function gallery(root: string, ...args: string[]) {
  return spawnSync(process.execPath, [CLI, "gallery", ...args, "--no-serve", "--root", root], {
    encoding: "utf8",
    cwd: root,
    env: { ...process.env, NO_COLOR: "1" },
  });
}

it("writes the pages, and nothing outside .sitegen", () => {
  const { root } = makeProject().addCountry("lemuria", "LI");
  const before = listFiles(root);
  const { status, stderr } = gallery(root, "lemuria");
  expect(stderr).toBe("The gallery is in .sitegen/gallery/dist/lemuria/gallery\n");
  expect(status).toBe(0);
  expect(listFiles(root).filter((name) => !name.startsWith(".sitegen/"))).toEqual(before);
  const page = readFileSync(join(root, ".sitegen/gallery/dist/lemuria/gallery/steps/index.html"), "utf8");
  expect(page).toContain('<meta name="robots" content="noindex');
  // Without the colours of the code.
  expect(page.replaceAll(/<\/?span[^>]*>/g, "")).toMatch(
    /<section class="section section--paper section--steps"[^]*<pre [^]*- type: steps/,
  );
});

it("shows the first country when none is named", () =>
  expect(gallery(makeProject().root).stderr).toContain("dist/atlantis/gallery"));

it("a country that there is none of", () => {
  const { status, stderr } = gallery(makeProject().root, "atlantid");
  expect(status).toBe(2);
  expect(stderr).toMatchInlineSnapshot(`
    "error There is no country \`atlantid\`
      → Did you mean \`atlantis\`?
    "
  `);
});

it("a project with mistakes", () => {
  const { status, stderr } = gallery(makeProject().append("countries/atlantis.yaml", "money: pearls\n").root);
  expect(status).toBe(1);
  expect(stderr).toContain("There is no key `money`");
});
