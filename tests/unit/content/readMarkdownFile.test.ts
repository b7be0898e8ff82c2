import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { splitFile } from "../../../cli/content/copyText.ts";
import { factsOf, readMarkdownFile, type FactsCache } from "../../../cli/content/readMarkdownFile.ts";
import { listFiles } from "../../../cli/files.ts";
import { copyOf } from "../project.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");
const CONTENT = "countries/content";

const work = mkdtempSync(join(tmpdir(), "sitegen-markdown-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** What is kept of a file that is read as a whole, and of one that is read in two halves. */
function bothFacts(root: string, file: string) {
  const cache: FactsCache = new Map();
  readMarkdownFile(root, file, cache);
  const split = splitFile(root, file);
  return { whole: cache.get(file)?.facts, halves: split && factsOf(split) };
}

it("reads the same of every shipped file in two halves as at once", () => {
  const files = listFiles(join(REPOSITORY, CONTENT)).filter((name) => name.endsWith(".md"));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const { whole, halves } = bothFacts(REPOSITORY, `${CONTENT}/${file}`);
    expect(whole, file).toBeDefined();
    expect(halves, file).toEqual(whole);
  }
});

it.each([
  ["front matter with a mistake", copyOf("A").replace("title:", "titel:")],
  ["front matter with a warning", copyOf("A").replace(/^description: .*$/m, "description: Short.")],
  ["front matter that is not closed", copyOf("A").replace(/^---$(?=\n\n)/m, "")],
  ["a body with a mistake", copyOf("A", "Some <b>text</b>.")],
  ["an answer with a mistake", copyOf("A").replace("---\n", '---\nfaq: [{ question: Why?, answer: "<b>So</b>" }]\n')],
])("keeps nothing of %s, so that reading it at once reports it", (_, text) => {
  writeFileSync(join(work, "a.md"), text);
  expect(bothFacts(work, "a.md")).toEqual({ whole: undefined, halves: undefined });
});
