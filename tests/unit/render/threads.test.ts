import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from "vitest";
import { startWorker, toError, type Answer, type Request } from "../../../cli/render/worker.ts";
import { EnvironmentError, RenderError } from "../../../cli/report/errors.ts";

const COMPILED = resolve(import.meta.dirname, "../../../lib/cli/renderWorker.cjs");
const COPY = { parts: [], faq: [], links: {}, ids: [], pictures: {} };

let work = "";
let worker: Worker;

beforeAll(() => (work = mkdtempSync(join(tmpdir(), "sitegen-threads-"))));
afterAll(() => rmSync(work, { recursive: true, force: true }));
beforeEach(() => (worker = new Worker(COMPILED)));
afterEach(() => worker.terminate());

/** What a worker answers to all of the requests. */
function answers(...requests: Request[]): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const said: Answer[] = [];
    worker.on("error", reject).on("message", (answer: Answer) => {
      said.push(answer);
      if (said.length === requests.length) resolve(said);
    });
    for (const request of requests) worker.postMessage(request);
  });
}

/** The error that an answer tells of. */
const errorOf = (answer: Answer | undefined) => (answer && "failed" in answer ? toError(answer.failed) : undefined);

it("a thread answers in the order in which it is asked, and goes on after a failure", async () => {
  writeFileSync(join(work, "text.md"), "---\ntitle: A\n---\n\nSome *text*.\n");
  const job = (file: string) => ({
    path: `/atlantis/${file}/`,
    source: file,
    copy: { ...COPY, parts: [{ file, part: "whole" }] },
  });
  const [, , copy, missing, written, same] = await answers(
    { name: "copy", start: work },
    { name: "files", start: join(work, "out") },
    { name: "copy", batch: [job("text.md"), job("text.md")] },
    { name: "copy", batch: [job("missing.md")] },
    { name: "files", batch: [["page/index.html", "<p>é</p>"]] },
    { name: "copy", batch: [job("text.md")] },
  );
  const html = { html: "<p>Some <em>text</em>.</p>\n", faq: [] };
  expect([copy, written, same]).toEqual([{ done: [html, html] }, { done: [] }, { done: [html] }]);
  expect(readFileSync(join(work, "out/page/index.html"), "utf8")).toBe("<p>é</p>");
  const error = errorOf(missing);
  expect(error).toBeInstanceOf(RenderError);
  expect(error).toMatchObject({ page: "/atlantis/missing.md/", source: "missing.md" });
});

it("a disk that refuses a thread is told as such, with what to do", async () => {
  const file = join(work, "file");
  writeFileSync(file, "");
  const [, refused] = await answers({ name: "files", start: file }, { name: "files", batch: [["index.html", ""]] });
  const error = errorOf(refused);
  expect(error).toBeInstanceOf(EnvironmentError);
  expect(error?.message).toMatch(/^Could not write .*file\/index\.html \((?:ENOTDIR|EEXIST)\)$/);
  expect((error as EnvironmentError).hint).toMatch(/permissions/);
});

it("a thread that breaks fails what it was asked, and what it is asked afterwards", async () => {
  // Beside the sources there is no compiled module to start it with.
  const broken = startWorker();
  await expect(broken.begin("copy", work)).rejects.toThrow(/renderWorker/);
  await expect(broken.work("copy", [])).rejects.toThrow(/renderWorker/);
  expect(broken.waiting).toBe(0);
  broken.close();
});
