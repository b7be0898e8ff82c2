import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPool } from "../../../cli/build/render/pool.ts";
import type { PageJob, SiteJob } from "../../../cli/build/render/pageWriter.ts";
import type { Request } from "../../../cli/build/render/tasks.ts";
import type { Answer } from "../../../cli/build/render/worker.ts";
import { ENGLISH } from "../../unit/englishTexts.ts";
import { workFolder } from "./sitegen.ts";
import { EnvironmentError, errorFromData, RenderError } from "../../../cli/core/problems/errors.ts";

const COMPILED = resolve(import.meta.dirname, "../../../lib/cli/worker.js");
const FRONT_MATTER = "title: A\ndescription: What this page says about studying abroad, in one sentence.\nsummary: A.";

const work = workFolder("pool");
let worker: Worker;

beforeEach(() => (worker = new Worker(COMPILED)));
afterEach(() => worker.terminate());

/** What a worker answers to all of the requests. */
function answers(...requests: Request[]): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const given: Answer[] = [];
    worker.on("error", reject).on("message", (answer: Answer) => {
      given.push(answer);
      if (given.length === requests.length) resolve(given);
    });
    for (const request of requests) worker.postMessage(request);
  });
}

const errorOf = (answer: Answer | undefined) =>
  answer && "failed" in answer ? errorFromData(answer.failed) : undefined;

const write = (name: string, body: string, frontMatter = FRONT_MATTER) =>
  writeFileSync(join(work, name), `---\n${frontMatter}\n---\n\n${body}\n`);

it("a worker answers in the order in which it is asked, and gives nothing for a file with problems", async () => {
  write("text.md", "Some *text*.");
  write("raw.md", "<script>text()</script>");
  const [first, second] = await answers(
    {
      name: "markdown",
      setup: { root: work, schemas: undefined, templates: [] },
      batch: ["text.md", "raw.md", "missing.md"],
    },
    { name: "markdown", batch: ["raw.md", "text.md"] },
  );
  const facts = expect.objectContaining({ data: expect.objectContaining({ title: "A" }) as unknown }) as unknown;
  expect(first).toEqual({ results: [facts, undefined, undefined] });
  expect(second).toEqual({ results: [undefined, facts] });
});

/** A site whose one page can't be rendered, because the server bundle makes none. */
function brokenSite(server: string): { setup: SiteJob; page: PageJob } {
  writeFileSync(join(work, "server.mjs"), server);
  const setup = {
    root: work,
    folder: join(work, "file"),
    serverFile: join(work, "server.mjs"),
    site: { country: { language: "en" }, texts: ENGLISH, modals: {} },
    terms: [],
    siteUrl: "",
    styles: { base: "", parts: [] },
    tags: { styles: "", assets: "", icon: "", homeIcon: "", characters: "" },
    characters: "",
  } as unknown as SiteJob;
  const copy = { parts: [], faq: [], sections: [], links: {}, facts: {}, pictures: {} };
  const page = {
    name: "index.html",
    source: "a.md",
    copy,
    document: { page: { path: "/a/" }, content: {}, head: { jsonLd: [] } },
  };
  return { setup, page: page as unknown as PageJob };
}

it("a failure in a worker names the page, and the worker goes on", async () => {
  const { setup, page } = brokenSite(
    'export const iconSprite = ""; export const createRenderer = () => () => { throw new Error("No such template"); };',
  );
  const [failed, again] = await answers(
    { name: "pages", setup, batch: [page] },
    { name: "markdown", setup: { root: work }, batch: [] },
  );
  const error = errorOf(failed);
  expect(error).toBeInstanceOf(RenderError);
  expect(error).toMatchObject({ page: "/a/", source: "a.md" });
  expect(error?.message).toBe("/a/ could not be rendered: No such template");
  expect(again).toEqual({ results: [] });
});

it("a disk that refuses a worker is reported as such, with what to do", async () => {
  writeFileSync(join(work, "file"), "");
  const { setup, page } = brokenSite(
    'export const iconSprite = ""; export const createRenderer = () => () => ({ head: "", body: ["", "", ""] });',
  );
  const [refused] = await answers({ name: "pages", setup, batch: [page] });
  const error = errorOf(refused);
  expect(error).toBeInstanceOf(EnvironmentError);
  expect(error?.message).toMatch(/^Could not write .*file\/index\.html \((?:ENOTDIR|EEXIST)\)$/);
  expect((error as EnvironmentError).hint).toMatch(/permissions/);
});

it("a worker that can't be started fails the task, once all others have stopped", async () => {
  // Beside the sources there is no compiled module to start one with.
  const pool = openPool(2);
  const files = Array.from({ length: 1000 }, (_, index) => `${index}.md`);
  await expect(
    pool.run("markdown", [{ setup: { root: work, schemas: undefined, templates: [] }, items: files }], {
      finish: () => {},
    }),
  ).rejects.toThrow(/worker\.js/);
  await pool.close();
});

it("gives the results of each group in the order of its items, and says how many are done", async () => {
  const names = Array.from({ length: 50 }, (_, index) => `${index}.md`);
  for (const [index, name] of names.entries())
    write(name, "Text.", FRONT_MATTER.replace("title: A", `title: Page ${index}`));
  const setup = { root: work, schemas: undefined, templates: [] };
  const items = [names.slice(0, 45), [], names.slice(45)];
  const words: string[][] = [];
  const counts: number[] = [];
  const pool = openPool(1);
  await pool.run(
    "markdown",
    items.map((files) => ({ setup, items: files })),
    {
      finish: (results, group) => void (words[group] = results.map((facts) => facts?.data.title ?? "")),
      count: (done, all) => void counts.push(done, all),
    },
  );
  await pool.close();
  expect(words).toEqual(items.map((files) => files.map((name) => `Page ${name.replace(".md", "")}`)));
  expect(counts).toEqual([20, 50, 40, 50, 45, 50, 50, 50]);
});
