import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPlaces, type PartedIndex, type WordEntry } from "../../../runtime/site/searchParts.ts";
import { isWordsFile, wordsFile } from "../../../runtime/site/searchFiles.ts";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
// @ts-expect-error a script without types
import { uniqueWord, wordyPages, writeWordyPost } from "../../bench/wordySite.js";
import { build, fromNothing } from "./inProcess.ts";
import { differing, edit, readTree, snapshot } from "./sitegen.ts";

interface Post {
  slug: string;
  title: string;
  text: string;
}

const UNCOMPRESSED = ["--host", "netlify"];
const POSTS = [...(wordyPages(310) as Iterable<Post>)];

let root = "";
const site = () => readTree(join(root, "dist/india"));
const words = () => [...site().keys()].filter(isWordsFile);
const index = () =>
  JSON.parse(readFileSync(join(root, "dist/india/search/index.json"), "utf8")) as Partial<PartedIndex>;
const postFile = ({ slug }: Post) => join(root, `countries/content/india/news/${slug}.md`);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "sitegen-search-"));
  makeSite(root, 0);
  edit(join(root, "countries/network.yaml"), "keepAssets: 0", "keepAssets: 1");
  for (const post of POSTS) writeWordyPost(root, post);
  await build(root, ...UNCOMPRESSED);
});
afterAll(() => {
  for (const folder of [root, `${root}-fresh`]) rmSync(folder, { recursive: true, force: true });
});

/** Titles of the pages whose texts have a word. */
function titlesWith(word: string): string[] {
  const { pages = [], parts = [] } = index();
  const [, hash = ""] = parts.findLast(([first]) => first <= word) ?? [];
  const entries = JSON.parse(readFileSync(join(root, "dist/india", wordsFile(hash)), "utf8")) as WordEntry[];
  const titles: string[] = [];
  const [, text = []] = entries.find(([entry]) => entry === word) ?? [];
  readPlaces(text, (place) => titles.push(pages[place]?.[1] ?? ""));
  return titles;
}

// Each goes on with the project of the one before it.
describe("the search of a large site", { shuffle: false }, () => {
  it("has the words of all texts in parts, which the index names", () => {
    expect(words().sort()).toEqual((index().parts ?? []).map(([, hash]) => wordsFile(hash)).sort());
    expect(words().length).toBeGreaterThan(5);
    for (const number of [1, 155, 310])
      expect(titlesWith(uniqueWord(number) as string)).toEqual([POSTS[number - 1]?.title]);
  });

  it("has another part for a word that is new, and keeps those of the last build where assets stay", async () => {
    const before = words();
    edit(postFile(POSTS[7]!), "stands here alone", "stands here with a wombatlike friend");
    expect(await build(root, ...UNCOMPRESSED)).toBeLessThan(20);
    expect(titlesWith("wombatlike")).toEqual([POSTS[7]?.title]);
    expect(before.filter((name) => !words().includes(name))).toEqual([]);
    const added = words().length - before.length;
    expect(added).toBeGreaterThan(0);
    // `alone`, `friend`, `with` and the new word.
    expect(added).toBeLessThanOrEqual(4);
  });

  it("is the one that a build from nothing makes, after posts have come, gone and changed", async () => {
    edit(join(root, "countries/network.yaml"), "keepAssets: 1", "keepAssets: 0");
    rmSync(postFile(POSTS[3]!));
    edit(postFile(POSTS[100]!), "title: ", "title: Another ");
    edit(postFile(POSTS[200]!), "date: 2026-01-05", "date: 2026-02-05");
    writeWordyPost(root, { ...POSTS[9], slug: "a-new-post", title: "A new post" });
    await build(root, ...UNCOMPRESSED);
    expect(differing(snapshot(root), await fromNothing(root, ...UNCOMPRESSED))).toEqual([]);
  });

  it("leaves no parts behind when the site has become small", async () => {
    for (const post of POSTS.slice(10)) rmSync(postFile(post), { force: true });
    await build(root, ...UNCOMPRESSED);
    expect(words()).toEqual([]);
    expect(index().parts).toBeUndefined();
  });
});
