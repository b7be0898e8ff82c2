import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { splitFile, withTexts, type PlannedCopy } from "../../../cli/content/copyText.ts";

const FILE = "post.md";
const TEXT = "Some words and [a link](/fees/).\n\n![A lawn](campus.jpg)\n";
const FRONT = "---\ntitle: A post\n---\n";

const root = mkdtempSync(join(tmpdir(), "sitegen-copy-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function read(contents: string | Uint8Array) {
  writeFileSync(join(root, FILE), contents);
  return splitFile(root, FILE)?.text;
}

function written(contents: string) {
  const text = read(contents);
  if (!text) throw new Error("mistakes");
  return text;
}

const page = (part: "whole" | "none" = "whole"): PlannedCopy => ({
  copy: {
    parts: [{ file: FILE, part }],
    faq: [],
    ids: [],
    links: { "/fees/": "/india/fees/", "/visa/": "/india/visa/", "/elsewhere/": null },
    pictures: { "campus.jpg": { src: "", width: 1, height: 1 }, "lawn.jpg": { src: "", width: 1, height: 1 } } as never,
  },
  words: 260,
  texts: [written(FRONT + TEXT)],
});

const edited = (contents: string, before = page()) => withTexts(before, new Map([[FILE, written(contents)]]));
const words = (count: number) => "word ".repeat(count);

describe("a page with an edited text", () => {
  it.each([
    ["other words", TEXT.replace("Some", "Other")],
    ["a link less", TEXT.replace("[a link](/fees/)", "no link")],
    ["a link that the page had planned before", TEXT.replace("/fees/", "/visa/")],
    ["a picture in another place", `![A lawn](campus.jpg)\n\n${TEXT}`],
  ])("is planned as before with %s", (_, text) => {
    const before = page();
    const now = edited(FRONT + text, before);
    expect(now).toMatchObject({ copy: before.copy, texts: [{ file: FILE }] });
    expect(now?.texts[0]?.hash).not.toBe(before.texts[0]?.hash);
  });

  it.each([
    ["another title", FRONT.replace("A post", "The post") + TEXT],
    ["a link that is not planned", FRONT + TEXT.replace("/fees/", "/new/")],
    ["a link that this country has no page for", FRONT + TEXT.replace("/fees/", "/elsewhere/")],
    ["another picture", FRONT + TEXT.replace("campus", "lawn")],
    ["a picture less", FRONT + TEXT.replace("![A lawn](campus.jpg)", "")],
    ["a place for a country's own copy", `${FRONT + TEXT}\n<!-- own -->\n`],
    ["so many words that it takes a minute more", FRONT + TEXT + words(100)],
    ["so few that it is thin", FRONT + TEXT.replace("Some words and", "")],
  ])("is to be planned anew with %s", (_, contents) => {
    const before = page();
    expect(edited(contents, { ...before, words: 250 })).toBeUndefined();
  });

  it("counts the words of what it shows", () => {
    expect(edited(FRONT + TEXT + words(20))?.words).toBe(280);
    expect(edited(FRONT + TEXT + words(20), page("none"))?.words).toBe(260);
  });

  it("is what it was when another file was edited", () => {
    const before = page();
    expect(withTexts(before, new Map())).toEqual(before);
  });
});

describe("a file that may have mistakes is left to planning:", () => {
  it.each([
    ["raw HTML", `${FRONT}<b>x</b>\n`],
    ["a heading of the first level", `${FRONT}# x\n`],
    ["a picture without alt text", `${FRONT}![](campus.jpg)\n`],
    ["no front matter", TEXT],
    ["no UTF-8", Buffer.from([0x2d, 0xff, 0xfe])],
    ["too much text", `${FRONT}${words(250_000)}`],
  ])("%s", (_, contents) => {
    expect(read(contents)).toBeUndefined();
  });

  it("none at all", () => {
    expect(splitFile(root, "missing.md")).toBeUndefined();
  });
});
