import { expect, it } from "vitest";
import type { PageJob } from "../../../cli/build/render/pageWriter.ts";
import { isRecorded, makeRecord, makeWords, type SiteRecord } from "../../../cli/build/render/siteRecord.ts";
import { makeProject, siteOf } from "../project.ts";

const HOME = "index.html";
const home = { name: HOME, document: { page: { layout: "default" } }, searchedWords: "all" } as PageJob;
const links = (id: string) => ({ ids: [id], links: [], around: [], files: [] });
const weight = { bytes: 1, styles: [], fonts: [], images: [] };
const words = { headings: "", text: "Fees" };
const keys = new Map([[HOME, "1"]]);

const shared = { code: "c", settings: "s" };
const parts = new Map([[HOME, { text: "t", about: "a" }]]);
const found = { links: links("fresh"), shell: links("shell"), weight, words };
const rendered = new Map([[HOME, found]]);

it("holds what was found in pages that were rendered, and of the others what was found before", () => {
  const plan = siteOf(makeProject().plan());
  const first = makeRecord({ plan, keys, written: rendered, before: undefined, shared, parts });
  expect(first.pages[HOME]).toMatchObject({ key: "1", ids: ["fresh"], weight, sources: [expect.any(String)] });
  expect(first.shells).toEqual({ default: links("shell") });
  expect(makeRecord({ plan, keys, written: new Map(), before: first, shared, parts })).toEqual(first);
});

it("has the words of pages that were rendered, and of the others those of before, with the keys of their pages", () => {
  const record = known({ key: "2" });
  const before = { [HOME]: { key: "2", words: { headings: "", text: "old" } }, "gone/index.html": { key: "1", words } };
  expect(makeWords(record, rendered, before)).toEqual({ [HOME]: { key: "2", words } });
  expect(makeWords(record, new Map(), before)).toEqual({ [HOME]: before[HOME] });
  // The page is not searched any more.
  expect(makeWords(record, new Map([[HOME, { links: links("a") }]]), before)).toEqual({});
});

it("says why pages were rendered: what was another one than before", () => {
  const plan = siteOf(makeProject().plan());
  const first = makeRecord({ plan, keys, written: rendered, before: undefined, shared, parts });
  const why = (now: Partial<Parameters<typeof makeRecord>[0]>) =>
    makeRecord({ plan, keys, written: rendered, before: first, shared, parts, ...now }).pages[HOME]?.why;
  expect(first.pages[HOME]?.why).toEqual(["unknown"]);
  expect(why({ shared: { ...shared, settings: "other" } })).toEqual(["settings"]);
  expect(why({ parts: new Map([[HOME, { text: "other", about: "other" }]]) })).toEqual(["text", "about"]);
  // All is the same: the file was not as it was left.
  expect(why({})).toEqual(["file"]);
  // A build that leaves it alone changes nothing of what is known.
  expect(why({ written: new Map(), shared: { ...shared, settings: "other" } })).toEqual(["unknown"]);
});

const page = {
  key: "1",
  path: "/",
  layout: "default",
  sources: [],
  isListed: false,
  parts: {},
  why: [],
  ...links("a"),
};
const known = (own: object, shells: SiteRecord["shells"] = { default: links("b") }): SiteRecord => ({
  shared,
  shells,
  pages: { [HOME]: { ...page, ...own } },
});

it.each([
  ["all is known", known({ weight }), { key: "1", isWeighed: true, wordsKey: "1" }, true],
  ["it was made from something else", known({ weight }), { key: "2", isWeighed: false, wordsKey: "2" }, false],
  ["nothing is known of the site", undefined, { key: "1", isWeighed: false, wordsKey: "1" }, false],
  ["what is around its main part is not known", known({}, {}), { key: "1", isWeighed: false, wordsKey: "1" }, false],
  ["its weight is asked for, and not known", known({}), { key: "1", isWeighed: true, wordsKey: "1" }, false],
  ["its weight is not asked for", known({}), { key: "1", isWeighed: false, wordsKey: "1" }, true],
  ["its words are not known", known({ weight }), { key: "1", isWeighed: false, wordsKey: undefined }, false],
  ["its words are of something else", known({ weight }), { key: "1", isWeighed: false, wordsKey: "0" }, false],
])("tells whether a page has to be rendered for what it has: %s", (_, record, asked, expected) =>
  expect(isRecorded(record, home, asked)).toBe(expected),
);
