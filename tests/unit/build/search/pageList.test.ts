import { brotliCompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { LIST_BUDGET, pageList } from "../../../../cli/build/search/fitIndex.ts";
import { openFinder } from "../../../../runtime/search/openFinder.ts";
import type { PageList, SearchDocument } from "../../../../runtime/site/searchIndex.ts";
import { randomNumbers } from "../../../random.ts";

const HOME = "/a/";

const page = (slug: string, title: string, summary = "", headings = ""): SearchDocument => ({
  path: `${HOME}${slug}/`,
  title,
  summary,
  headings,
  text: "",
});

/** Pages with many different words. */
function manyPages(count: number, words: number): SearchDocument[] {
  const random = randomNumbers(7);
  const some = () => Array.from({ length: words }, () => Math.floor(random() * 36 ** 6).toString(36)).join(" ");
  return Array.from({ length: count }, (_, index) => page(`page-${index}`, `Page ${index}`, some(), some()));
}

const PAGES = [
  ...manyPages(600, 4),
  page("airships", "How airships fly", "Of zeppelins.", "Aardvarks aloft"),
  page("hindi", "हिन्दी", "यहाँ छात्रवृत्तियाँ हैं"),
  page("arabic", "عربي", "مِنَح دراسية للطلاب"),
  page("japanese", "日本語", "奨学金を申請する"),
  page("mention", "A mention", "Aardvarks are mentioned."),
];

async function found(query: string, pages = PAGES): Promise<string[]> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(pageList(HOME, pages))));
  const finder = await openFinder(HOME);
  return finder(query, 5).map(({ path }) => path.slice(HOME.length, -1));
}

describe("the search of a large site", () => {
  it.each([
    ["a word of a title", "airships", "airships"],
    ["of a description", "zeppelins", "airships"],
    ["of a heading, before one of a description", "aardvarks", "airships"],
    ["the beginning of one", "zepp", "airships"],
    ["a word with a mistake", "zepelins", "airships"],
    ["a word without its accents", "ZÉPPELINS", "airships"],
    ["Hindi, as it begins", "छात्र", "hindi"],
    ["Arabic without vowel signs", "منح", "arabic"],
    ["a script without spaces", "申請", "japanese"],
  ])("finds %s", async (_, query, slug) => expect((await found(query))[0]).toBe(slug));

  it("finds what texts alone have while there is room for them", async () => {
    const pages = manyPages(120, 4).map((each, index) => ({ ...each, text: `Text ${index} of a wombat${index}.` }));
    expect((await found("wombat77", pages))[0]).toBe("page-77");
  });
});

describe("the list of a large site's pages", () => {
  const rowsOf = (pages: readonly SearchDocument[]) => (JSON.parse(pageList(HOME, pages)) as PageList).pages;

  it("is the same for the same pages", () =>
    expect(pageList(HOME, PAGES)).toBe(pageList(HOME, structuredClone(PAGES))));

  it("has what there is room for: headings and descriptions, descriptions, titles", () => {
    for (const [count, columns] of [
      [500, 4],
      [2000, 3],
      [6000, 2],
    ] as const) {
      const pages = manyPages(count, 12);
      expect([count, rowsOf(pages)[0]?.length]).toEqual([count, columns]);
      if (columns > 2) expect(brotliCompressSync(pageList(HOME, pages)).length).toBeLessThan(LIST_BUDGET);
    }
  });

  it("names a page's path by its title where that is its slug", () => {
    const pages = [page("how-airships-fly", "How airships fly"), page("news/airships", "Airships, again")];
    expect(rowsOf(pages).map(([path]) => path)).toEqual(["*/", "news/airships/"]);
  });
});
