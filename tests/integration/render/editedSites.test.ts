import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
// @ts-expect-error a script without types
import { writePost } from "../../bench/makeSite.js";
import { build, fromNothing } from "./inProcess.ts";
import { differing, edit, snapshot } from "./sitegen.ts";

const SHIPPED = resolve(import.meta.dirname, "../../../countries");
/** So many pages, with those of the sites, that worker threads take part. */
const MORE_POSTS = 140;
/** Texts of pages of several kinds, and of one that several countries share. */
const TEXTS = [
  "india/home",
  "india/contact-us",
  "india/mbbs",
  "philippines/news/study-abroad-as-a-filipino-nurse",
  "shared/abroad/study-in-canada",
];

it("the shipped sites, built by workers, from caches and after edits, are those of a build from nothing", async () => {
  const root = mkdtempSync(join(tmpdir(), "sitegen-edited-"));
  onTestFinished(() => {
    for (const folder of [root, `${root}-fresh`]) rmSync(folder, { recursive: true, force: true });
  });
  copyShipped(root);
  editMuch(root);
  expect(await build(root, "--jobs", "2"), "worker threads take part from 300 pages on").toBeGreaterThanOrEqual(300);
  rmSync(join(root, "countries"), { recursive: true });
  copyShipped(root);
  await build(root);
  await editTextsAndBack(root);
  expect(differing(snapshot(root), await fromNothing(root, "--jobs", "1"))).toEqual([]);
});

/** Assets of earlier builds don't stay: a build from nothing has none. */
function copyShipped(root: string): void {
  cpSync(SHIPPED, join(root, "countries"), { recursive: true, preserveTimestamps: true });
  edit(join(root, "countries/network.yaml"), /^host:$/m, "host:\n  keepAssets: 0");
}

/** Another phone number, which every page of a country shows, another title, a page less, and many posts more. */
function editMuch(root: string): void {
  const countries = join(root, "countries");
  edit(join(countries, "bhutan.yaml"), /\+975 00 00 00 00/g, "+975 11 11 11 11");
  edit(join(countries, "content/philippines/news/study-abroad-as-a-filipino-nurse.md"), /^title: /m, "title: Edited, ");
  unlinkSync(join(countries, "content/australia/news/fair-pay-in-your-first-job-in-australia.md"));
  for (let number = 1; number <= MORE_POSTS; number++) writePost(root, number);
}

/** Edits texts and takes the edits back, with a build after each: nothing but the pages that show them is rendered. */
async function editTextsAndBack(root: string): Promise<void> {
  const files = TEXTS.map((name) => join(root, `countries/content/${name}.md`));
  const before = files.map((file) => readFileSync(file, "utf8"));
  for (const file of files) edit(file, / the (?!.* the )/s, " this ");
  expectFew(await build(root));
  for (const [index, file] of files.entries()) writeFileSync(file, before[index] ?? "");
  expectFew(await build(root));
}

function expectFew(rendered: number): void {
  expect(rendered).toBeGreaterThanOrEqual(TEXTS.length);
  expect(rendered).toBeLessThanOrEqual(TEXTS.length * 4);
}
