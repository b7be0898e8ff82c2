import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createRepositoryApi } from "../../../../cli/tools/editor/repositoryApi.ts";
import { openProject } from "../../../../cli/core/project.ts";

const REPOSITORY = "/repos/local/project";
const FILE = "countries/delft.yaml";
const root = mkdtempSync(join(tmpdir(), "sitegen-tabs-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const onDisk = () => readFileSync(join(root, FILE), "utf8");

beforeEach(() => {
  mkdirSync(join(root, "countries"), { recursive: true });
  writeFileSync(join(root, FILE), "name: Delft\r\ntimeZone: UTC\r\n");
});

/** A tab of the editor: as the CMS does, it asks for the newest id of a file before it saves. */
async function openTab() {
  vi.resetModules();
  const { noteEdit, sendReadTexts } = await import("../../../../templates/editor/sendReadTexts.ts");
  const api = createRepositoryApi(openProject(root));
  const tree = () => api({ method: "GET", path: `${REPOSITORY}/git/trees/main`, body: {} });
  const newestId = () => {
    const answer = tree();
    const { tree: files } = ("json" in answer ? answer.json : {}) as { tree: { path: string; sha: string }[] };
    return files.find(({ path }) => path === FILE)?.sha;
  };
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    const answer = api({ method: "POST", path: `${REPOSITORY}/contents`, body: JSON.parse(String(init.body)) });
    return Promise.resolve(new Response(null, { status: answer.status }));
  });
  sendReadTexts();
  const { fetch } = globalThis;
  vi.unstubAllGlobals();
  return async (read: string, edited: string): Promise<number> => {
    noteEdit(read, edited);
    const content = Buffer.from(edited).toString("base64");
    const files = [{ operation: "update", path: FILE, content, sha: newestId() }];
    const { status } = await fetch(`/@editor/api${REPOSITORY}/contents`, {
      method: "POST",
      body: JSON.stringify({ files }),
    });
    return status;
  };
}

const READ = "name: Delft\ntimeZone: UTC";

test("of two tabs the second does not overwrite what the first has saved", async () => {
  const [first, second] = [await openTab(), await openTab()];
  expect(await first(READ, "name: Delft\ntimeZone: Europe/Amsterdam")).toBe(201);
  expect(await second(READ, "name: Leiden\ntimeZone: UTC")).toBe(409);
  expect(onDisk()).toBe("name: Delft\r\ntimeZone: Europe/Amsterdam\r\n");
});

test("a tab saves once more what it has saved, and what it has read anew", async () => {
  const [first, second] = [await openTab(), await openTab()];
  expect(await first(READ, "name: Delft\ntimeZone: Europe/Paris")).toBe(201);
  expect(await first(READ, "name: Delft\ntimeZone: Europe/Amsterdam")).toBe(201);
  expect(await second(onDisk(), "name: Leiden\ntimeZone: Europe/Amsterdam")).toBe(201);
  expect(onDisk()).toBe("name: Leiden\r\ntimeZone: Europe/Amsterdam\r\n");
  // What the other tab has saved since is no longer what this one has read.
  expect(await first(READ, "name: Delft\ntimeZone: UTC")).toBe(409);
});
