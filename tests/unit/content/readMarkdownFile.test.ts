import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  checkMarkdownFile,
  markdownQueries,
  readSummary,
  readMarkdownFile,
} from "../../../cli/content/markdown/readMarkdownFile.ts";
import { NO_KINDS } from "../../../cli/config/schema/ownKinds.ts";
import { listFiles } from "../../../cli/core/files.ts";
import { openGraph } from "../../../cli/core/graph/graph.ts";
import { openProject } from "../../../cli/core/project.ts";
import { copyOf } from "../project.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");
const { summaryOf } = markdownQueries(NO_KINDS);
const CONTENT = "countries/content";
const FILE = "a.md";

const work = mkdtempSync(join(tmpdir(), "sitegen-markdown-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const write = (text: string) => writeFileSync(join(work, FILE), text);
/** Without the functions that find places. */
const plain = (read: unknown): unknown => JSON.parse(JSON.stringify(read));
const graphOf = (root: string) => openGraph(openProject(root));

describe("the summary of a file", () => {
  it("is plain data and equals that of the checked file, for every shipped file", () => {
    const files = listFiles(join(REPOSITORY, CONTENT)).filter((name) => name.endsWith(".md"));
    expect(files.length).toBeGreaterThan(50);
    const graph = graphOf(REPOSITORY);
    for (const name of files) {
      const file = `${CONTENT}/${name}`;
      const summary = readSummary(REPOSITORY, file);
      expect(summary, name).toBeDefined();
      expect(graph.ask(summaryOf, file, ""), name).toEqual(summary);
      expect(structuredClone(summary), name).toEqual(summary);
      expect(plain(readMarkdownFile(graph, file)), name).toEqual(plain(checkMarkdownFile(REPOSITORY, file, true)));
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
  ])("is not cached for %s, so that problems are reported each time", (_, text) => {
    write(text);
    const graph = graphOf(work);
    for (let round = 0; round < 2; round++)
      expect(readMarkdownFile(graph, FILE).problems.length, `round ${round}`).toBeGreaterThan(0);
    expect([graph.stored(summaryOf, FILE, ""), readSummary(work, FILE)]).toEqual([undefined, undefined]);
  });

  it("is cached for safe HTML, and used only where safe HTML is allowed", () => {
    write(copyOf("A", "Some <b>text</b>."));
    expect(readSummary(work, FILE)?.hasSafeHtml).toBe(true);
    const graph = graphOf(work);
    const count = (isHtmlSafe: boolean) => readMarkdownFile(graph, FILE, { isHtmlSafe }).problems.length;
    expect([count(true), count(false), count(true)]).toEqual([0, 1, 0]);
  });

  it("is undefined for a missing file", () => expect(readSummary(work, "missing.md")).toBeUndefined());
});
