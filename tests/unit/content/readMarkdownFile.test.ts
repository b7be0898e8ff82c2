import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  checkMarkdownFile,
  markdownQueries,
  readFacts,
  readMarkdownFile,
} from "../../../cli/content/readMarkdownFile.ts";
import { NO_KINDS } from "../../../cli/config/schema/own/ownKinds.ts";
import { listFiles } from "../../../cli/files.ts";
import { openGraph } from "../../../cli/graph/graph.ts";
import { openProject } from "../../../cli/project.ts";
import { copyOf } from "../project.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");
const { factsOf } = markdownQueries(NO_KINDS);
const CONTENT = "countries/content";
const FILE = "a.md";

const work = mkdtempSync(join(tmpdir(), "sitegen-markdown-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const write = (text: string) => writeFileSync(join(work, FILE), text);
/** Without the functions that find places. */
const plain = (read: unknown): unknown => JSON.parse(JSON.stringify(read));
const graphOf = (root: string) => openGraph(openProject(root));

describe("the facts of a file", () => {
  it("are plain data, from which as much is known as from the file, of every shipped file", () => {
    const files = listFiles(join(REPOSITORY, CONTENT)).filter((name) => name.endsWith(".md"));
    expect(files.length).toBeGreaterThan(50);
    const graph = graphOf(REPOSITORY);
    for (const name of files) {
      const file = `${CONTENT}/${name}`;
      const facts = readFacts(REPOSITORY, file);
      expect(facts, name).toBeDefined();
      expect(graph.ask(factsOf, file, ""), name).toEqual(facts);
      expect(structuredClone(facts), name).toEqual(facts);
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
  ])("are not kept of %s, so that it is reported each time", (_, text) => {
    write(text);
    const graph = graphOf(work);
    for (let round = 0; round < 2; round++)
      expect(readMarkdownFile(graph, FILE).problems.length, `round ${round}`).toBeGreaterThan(0);
    expect([graph.isKnown(factsOf, FILE, ""), readFacts(work, FILE)]).toEqual([false, undefined]);
  });

  it("are kept of HTML that is safe, and used only where it is taken", () => {
    write(copyOf("A", "Some <b>text</b>."));
    expect(readFacts(work, FILE)?.hasSafeHtml).toBe(true);
    const graph = graphOf(work);
    const count = (isHtmlSafe: boolean) => readMarkdownFile(graph, FILE, { isHtmlSafe }).problems.length;
    expect([count(true), count(false), count(true)]).toEqual([0, 1, 0]);
  });

  it("are not there of no file at all", () => expect(readFacts(work, "missing.md")).toBeUndefined());
});
