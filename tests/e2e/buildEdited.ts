import { cpSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// @ts-expect-error a script without types
import { writePost } from "../bench/makeSite.js";
import { build } from "../integration/render/sitegen.ts";

/** So many pages, with those of the sites, that worker threads take part. */
const MORE_POSTS = 140;

/**
 * Builds the sites in another state than they are in: with another phone number, which every page of a country shows,
 * another title, which the lists of posts show, a page less, and many posts more.
 */
export function buildEdited(root: string, sites: string): void {
  const countries = join(root, "countries");
  cpSync(sites, countries, { recursive: true });
  edit(join(countries, "bhutan.yaml"), /\+975 00 00 00 00/g, "+975 11 11 11 11");
  edit(join(countries, "content/philippines/news/study-abroad-as-a-filipino-nurse.md"), /^title: /m, "title: Edited, ");
  unlinkSync(join(countries, "content/australia/news/fair-pay-in-your-first-job-in-australia.md"));
  for (let number = 1; number <= MORE_POSTS; number++) writePost(root, number);
  const rendered = build(root, "--jobs", "2");
  if (rendered < 300) throw new Error(`worker threads take part from 300 pages on, there were ${rendered}`);
}

/** Texts of pages of several kinds, and of one that several countries share. */
const TEXTS = [
  "india/home",
  "india/contact-us",
  "india/mbbs",
  "philippines/news/study-abroad-as-a-filipino-nurse",
  "shared/abroad/study-in-canada",
];

/** Edits texts and takes the edits back, with a build after each: nothing but the pages that show them is rendered. */
export function buildTextsTwice(root: string): void {
  const files = TEXTS.map((name) => join(root, `countries/content/${name}.md`));
  const before = files.map((file) => readFileSync(file, "utf8"));
  for (const file of files) edit(file, / the (?!.* the )/s, " this ");
  expectFew(build(root));
  for (const [index, file] of files.entries()) writeFileSync(file, before[index] ?? "");
  expectFew(build(root));
}

function expectFew(rendered: number): void {
  if (rendered < TEXTS.length || rendered > TEXTS.length * 4)
    throw new Error(`${TEXTS.length} texts were edited, and ${rendered} pages were rendered`);
}

function edit(file: string, from: RegExp, to: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(file, after);
}
