import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";
import { makeProject } from "../../unit/project.ts";
import { run } from "../build/inProcess.ts";

const gallery = (root: string, ...args: string[]) => run("gallery", ...args, "--no-serve", "--root", root);

it("writes the pages, and nothing outside .sitegen", async () => {
  const { root } = makeProject().addCountry("lemuria", "LI");
  const before = listFiles(root);
  const { code, err } = await gallery(root, "lemuria");
  expect([code, err]).toEqual([
    0,
    expect.stringMatching(/^The gallery is in \S*\.sitegen\/gallery\/dist\/lemuria\/gallery\n$/),
  ]);
  expect(listFiles(root).filter((name) => !name.startsWith(".sitegen/"))).toEqual(before);
  const page = readFileSync(join(root, ".sitegen/gallery/dist/lemuria/gallery/steps/index.html"), "utf8");
  expect(page).toContain('<meta name="robots" content="noindex');
  // Without the colours of the code.
  expect(page.replaceAll(/<\/?span[^>]*>/g, "")).toMatch(
    /<section class="section section--paper section--steps"[^]*<pre [^]*- type: steps/,
  );
});

it("shows the first country when none is named", async () =>
  expect((await gallery(makeProject().root)).err).toContain("dist/atlantis/gallery"));

it("a country that there is none of", async () =>
  expect(await gallery(makeProject().root, "atlantid")).toEqual({
    code: 2,
    out: "",
    err: "error There is no country `atlantid`\n  → Did you mean `atlantis`?\n",
  }));

it("a project with mistakes", async () => {
  const { code, err } = await gallery(makeProject().append("countries/atlantis.yaml", "money: pearls\n").root);
  expect([code, err]).toEqual([1, expect.stringContaining("There is no key `money`")]);
});
