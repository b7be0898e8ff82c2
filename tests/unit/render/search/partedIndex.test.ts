import { describe, expect, it } from "vitest";
import { wordEntries } from "../../../../cli/render/search/wordEntries.ts";
import { filesOf, foundBy, manyPages, openServed, page } from "./servedSearch.ts";

const PAGES = [
  ...manyPages(600),
  page("airships", "How airships fly", "An aardvark flew in a Zeppelin once. Zeppelins are long."),
  page("hindi", "हिन्दी", "यहाँ छात्रवृत्तियाँ हैं"),
  page("arabic", "عربي", "مِنَح دراسية للطلاب"),
  page("dzongkha", "རྫོང་ཁ", "སློབ་ཡོན་ གནང་སྦྱིན"),
  page("japanese", "日本語", "奨学金を申請する"),
  page("wide", "Boroughs", "zeppelinlike zeppelinry"),
  { ...page("heading", "A heading", "Nothing."), headings: "Marmalade", summary: "Of quinces." },
  page("mention", "A mention", "Marmalade is mentioned."),
];
const FILES = filesOf(PAGES);
const PARTS = [...FILES.keys()].filter((name) => name.startsWith("assets/words-"));

async function found(query: string): Promise<string[]> {
  return foundBy((await openServed(FILES)).finder, query);
}

describe("the search of a large site", () => {
  it.each([
    ["a word", "zeppelin", "airships"],
    ["the beginning of one", "aardv", "airships"],
    ["a word with a mistake", "zepelin", "airships"],
    ["words of different parts", "aardvark zeppelin", "airships"],
    ["a word of the title with one of the text", "airships zeppelin", "airships"],
    ["a word without its accents", "ZÉPPELINS", "airships"],
    ["Hindi", "छात्रवृत्तियाँ", "hindi"],
    ["Hindi, as it begins", "छात्र", "hindi"],
    ["Arabic without vowel signs", "منح", "arabic"],
    ["Dzongkha", "སློབ", "dzongkha"],
    ["a script without spaces", "申請", "japanese"],
    ["a description that has no place in the index", "quinces", "heading"],
  ])("finds what only a text has: %s", async (_, query, slug) => expect((await found(query))[0]).toBe(slug));

  it("finds words that begin alike, and a word in a heading before one in a text", async () => {
    expect((await found("zeppelin")).toSorted()).toEqual(["airships", "wide"]);
    expect(await found("marmalade")).toEqual(["heading", "mention"]);
  });

  it("finds some of the words where no page has all", async () =>
    expect(await found("marmalade zeppelinry")).toEqual(expect.arrayContaining(["wide", "heading", "mention"])));

  it("finds a mistake at the beginning of a word where a title has the word, and not where texts alone have it", async () => {
    const pages = [...PAGES, page("aviation", "Aviation", "A kayak."), page("pilots", "Pilots", "All of aviation.")];
    const { finder } = await openServed(filesOf(pages));
    expect(await foundBy(finder, "vaiation")).toEqual(["aviation", "pilots"]);
    expect(await foundBy(finder, "akyak")).toEqual([]);
  });

  it("loads the index, and a part for a word", async () => {
    const { finder, asked } = await openServed(FILES);
    expect(asked).toEqual(["search/index.json"]);
    expect(finder.has("zeppelin")).toBe(false);
    await finder.load("zeppelin");
    expect(asked).toHaveLength(2);
    expect(finder.has("zeppelin")).toBe(true);
    await Promise.all([finder.load("aardvark zeppelin"), finder.load("aardvark")]);
    expect(asked).toHaveLength(3);
  });

  it("finds by titles where a part can't be loaded, and asks for it again", async () => {
    let isOnline = false;
    const { finder } = await openServed(FILES, (name) => isOnline || name === "search/index.json");
    expect(await foundBy(finder, "airships aardvark")).toEqual(["airships"]);
    expect(await foundBy(finder, "aardvark")).toEqual([]);
    isOnline = true;
    expect(await foundBy(finder, "aardvark")).toEqual(["airships"]);
  });
});

describe("the files of a large site's search", () => {
  it("are many, of which none is large, and the same for the same pages", () => {
    expect(PARTS.length).toBeGreaterThan(5);
    for (const name of PARTS) expect(FILES.get(name)?.length).toBeLessThan(45_000);
    expect(filesOf(structuredClone(PAGES))).toEqual(FILES);
  });

  it("are others only where words have changed", () => {
    const pages = PAGES.with(3, { ...manyPages(4)[3]!, text: `${manyPages(4)[3]?.text} mongoose` });
    const names = [...filesOf(pages).keys()];
    expect(names.filter((name) => !FILES.has(name))).toHaveLength(1);
  });

  it("leave out words that a third of the texts have", () => {
    const pages = PAGES.map((each) => ({ ...each, text: `${each.text} everywhere` }));
    expect([...filesOf(pages).values()].filter((text) => text.includes('"everywhere"'))).toEqual([]);
  });

  it("name a page's path by its title where that is its slug", () => {
    const pages = [page("how-airships-fly", "How airships fly", "Well."), page("news/airships", "Airships, again", "")];
    const { pages: rows } = JSON.parse(filesOf(pages).get("search/index.json") ?? "") as { pages: string[][] };
    expect(rows.map(([path]) => path)).toEqual(["*/", "news/airships/"]);
  });
});

it("words that are kept, with the texts of changed pages, give what all texts give", () => {
  const before = {
    words: wordEntries(PAGES.entries()),
    placeNow: (place: number) => [undefined, 2, 0][place] ?? (place > 2 ? place : undefined),
  };
  // The third page is the first now, the first has another text and is the second, and the second is the third.
  const now = [PAGES[2]!, { ...PAGES[0]!, text: "Altogether new words new" }, PAGES[1]!, ...PAGES.slice(3)];
  expect(wordEntries([[1, now[1]!]], before)).toEqual(wordEntries(now.entries()));
});
