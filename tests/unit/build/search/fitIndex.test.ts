import { brotliCompressSync } from "node:zlib";
import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { INDEX_BUDGET, wholeIndex } from "../../../../cli/build/search/fitIndex.ts";
import { INDEX_OPTIONS, SEARCH_OPTIONS, type SearchDocument } from "../../../../runtime/site/searchIndex.ts";
import { randomNumbers } from "../../../random.ts";

const PAGES: SearchDocument[] = [
  {
    path: "/a/visa/",
    title: "Visa guidance",
    summary: "How a visa is asked for.",
    headings: "Fees",
    text: "Lodge it early.",
  },
  {
    path: "/a/canada/",
    title: "Study in Canada",
    summary: "Costs.",
    headings: "Permits",
    text: "A visa is a permit there.",
  },
  { path: "/a/hi/", title: "वीज़ा", summary: "भूटान", headings: "", text: "विश्वविद्यालय" },
];

function search(pages: readonly SearchDocument[]) {
  const index = MiniSearch.loadJSON(wholeIndex(pages) ?? "", INDEX_OPTIONS);
  return (query: string) => index.search(query, SEARCH_OPTIONS).map(({ id }) => String(id));
}

/** Pages with words that are all their own. */
function wordyPages(count: number, words: number): SearchDocument[] {
  const random = randomNumbers(7);
  const word = () => Math.floor(random() * 36 ** 6).toString(36);
  return Array.from({ length: count }, (_, index) => ({
    path: `/a/${index}/`,
    title: `Title${index}`,
    summary: `Summary${index}`,
    headings: `Heading${index}`,
    text: `textual${index + 1} ${Array.from({ length: words }, word).join(" ")}`,
  }));
}

describe("the index of a small site", () => {
  it("finds pages by title, heading, summary and text, those by their title first", () => {
    const find = search(PAGES);
    expect(find("visa")).toEqual(["/a/visa/", "/a/canada/"]);
    expect(find("permits")).toEqual(["/a/canada/"]);
    expect(find("lodge")).toEqual(["/a/visa/"]);
  });

  it("finds words with a mistake, the beginning of the last one, and other scripts", () => {
    const find = search(PAGES);
    expect(find("guidence")).toEqual(["/a/visa/"]);
    expect(find("study in can")[0]).toBe("/a/canada/");
    expect(find("विश्ववि")).toEqual(["/a/hi/"]);
    expect(find("वीजा")).toEqual(["/a/hi/"]);
  });

  it("is the same for the same pages", () => expect(wholeIndex(PAGES)).toBe(wholeIndex(structuredClone(PAGES))));

  it("leaves out words that a third of the texts have, where they tell nothing; not those of titles", () => {
    const pages = wordyPages(30, 5).map((page, index) => ({
      ...page,
      title: index === 0 ? "Application" : page.title,
      text: `${page.text} application`,
    }));
    expect(search(pages)("application")).toEqual(["/a/0/"]);
    expect(search(pages.slice(0, 10))("application")).toHaveLength(10);
  });

  it("has all texts, or is none", () => {
    const few = wordyPages(40, 50);
    expect(search(few)("textual8")[0]).toBe("/a/7/");
    expect(brotliCompressSync(wholeIndex(few) ?? "").length).toBeLessThan(INDEX_BUDGET);
    expect(wholeIndex(wordyPages(100, 400))).toBeUndefined();
  });
});
