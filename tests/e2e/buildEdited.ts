import { cpSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// @ts-expect-error a script without types
import { writePost } from "../bench/makeSite.js";
import { build } from "../unit/build/sitegen.ts";

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

function edit(file: string, from: RegExp, to: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(file, after);
}
