import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import * as parsing from "../../../cli/content/parseMarkdownFile.ts";
import { readFacts, readMarkdownFile, type MarkdownCache } from "../../../cli/content/readMarkdownFile.ts";
import { listFiles } from "../../../cli/files.ts";
import { copyOf } from "../project.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");
const CONTENT = "countries/content";
const FILE = "a.md";

const work = mkdtempSync(join(tmpdir(), "sitegen-markdown-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const write = (text: string) => writeFileSync(join(work, FILE), text);

describe("the facts of a file", () => {
  it("are those that the cache keeps, as plain data, of every shipped file", () => {
    const files = listFiles(join(REPOSITORY, CONTENT)).filter((name) => name.endsWith(".md"));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const cache: MarkdownCache = new Map();
      readMarkdownFile(REPOSITORY, `${CONTENT}/${file}`, cache);
      const facts = readFacts(REPOSITORY, `${CONTENT}/${file}`);
      expect(facts, file).toBeDefined();
      expect(cache.get(`${CONTENT}/${file}`)?.facts, file).toEqual(facts);
      expect(structuredClone(facts), file).toEqual(facts);
    }
  });

  it.each([
    ["front matter with a mistake", copyOf("A").replace("title:", "titel:")],
    ["front matter with a warning", copyOf("A").replace(/^description: .*$/m, "description: Short.")],
    ["front matter that is not closed", copyOf("A").replace(/^---$(?=\n\n)/m, "")],
    ["a body with a mistake", copyOf("A", "Some <dialog>text</dialog>.")],
    [
      "an answer with a mistake",
      copyOf("A").replace("---\n", '---\nfaq: [{ question: Why?, answer: "<dialog>So</dialog>" }]\n'),
    ],
  ])("are not kept of %s, so that it is reported each time", (_, text) => {
    write(text);
    const cache: MarkdownCache = new Map();
    for (let round = 0; round < 2; round++)
      expect(readMarkdownFile(work, FILE, cache).problems.length, `round ${round}`).toBeGreaterThan(0);
    expect([cache.size, readFacts(work, FILE)]).toEqual([0, undefined]);
  });

  it("are kept of HTML that is safe, and used only where it is taken", () => {
    write(copyOf("A", "Some <b>text</b>."));
    expect(readFacts(work, FILE)?.hasSafeHtml).toBe(true);
    const cache: MarkdownCache = new Map();
    const count = (isHtmlSafe: boolean) => readMarkdownFile(work, FILE, cache, undefined, isHtmlSafe).problems.length;
    expect([count(true), cache.size, count(false), cache.size]).toEqual([0, 1, 1, 0]);
  });

  it("are not there of no file at all", () => expect(readFacts(work, "missing.md")).toBeUndefined());
});

describe("the cache", () => {
  let parse: MockInstance<typeof parsing.parseMarkdownFile>;
  const titleOf = (cache: MarkdownCache, stamp: string) => readMarkdownFile(work, FILE, cache, stamp).value?.data.title;
  const cache: MarkdownCache = new Map();

  beforeEach(() => {
    write(copyOf("A"));
    cache.clear();
    titleOf(cache, "1");
    parse = vi.spyOn(parsing, "parseMarkdownFile");
  });

  it("is taken while the stamp is the same", () => {
    rmSync(join(work, FILE));
    expect([titleOf(cache, "1"), parse.mock.calls.length]).toEqual(["A", 0]);
  });

  it("is taken of a file that was touched but not edited, which is not parsed, and knows its new stamp", () => {
    expect([titleOf(cache, "2"), parse.mock.calls.length]).toEqual(["A", 0]);
    expect(cache.get(FILE)?.stamp).toBe("2");
  });

  it("is not taken of an edited file", () => {
    write(copyOf("B"));
    expect([titleOf(cache, "2"), parse.mock.calls.length]).toEqual(["B", 1]);
    expect(cache.get(FILE)).toMatchObject({ stamp: "2", facts: { data: { title: "B" } } });
  });

  it("is not taken where a file has no stamp", () => {
    write(copyOf("B"));
    expect(titleOf(cache, "")).toBe("B");
  });

  it("forgets a file that has problems now", () => {
    write(copyOf("A", "Some <b>text</b>."));
    titleOf(cache, "2");
    expect(cache.size).toBe(0);
  });
});
