import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  keepRecords,
  openRecords,
  pageKey,
  readPages,
  readPlaces,
  replacePages,
} from "../../../cli/render/pageRecords.ts";
import { openProject, type Project } from "../../../cli/project.ts";

let project: Project;

beforeEach(() => (project = openProject(mkdtempSync(join(tmpdir(), "sitegen-records-")))));
afterEach(() => rmSync(project.root, { recursive: true, force: true }));

type Page = Parameters<ReturnType<typeof openRecords>["add"]>[0];

const page = (name: string, files: readonly string[], words = 300) =>
  ({ name, document: { page: { path: name } }, words, texts: files.map((file) => ({ file, hash: file })) }) as Page;

const FEES = page("fees/index.html", ["india/fees.md", "shared/fees.md"]);
const VISA = page("visa/index.html", ["shared/visa.md"]);
const ÉCOLE = page("école/index.html", ["shared/fees.md"]);

/** Gives the pages' keys. */
function take(pages: readonly Page[], common = "common"): string[] {
  const records = openRecords(project, "india", common);
  const keys = pages.map((each) => records.add(each));
  records.end();
  return keys;
}

const names = (...files: string[]) =>
  readPages(project, "india", readPlaces(project, "india"), files).map(({ record: { name } }) => name);

it("finds the pages that show a file, each once", () => {
  take([FEES, VISA, ÉCOLE, page("404.html", [])]);
  keepRecords(project, "india");
  expect(names("shared/fees.md")).toEqual(["fees/index.html", "école/index.html"]);
  expect(names("shared/fees.md", "india/fees.md")).toEqual(["fees/index.html", "école/index.html"]);
  expect(names("shared/visa.md")).toEqual(["visa/index.html"]);
  expect(names("shared/none.md")).toEqual([]);
});

it("finds what a page is made from now, by all of its files", () => {
  take([FEES, VISA, ÉCOLE]);
  keepRecords(project, "india");
  for (const words of [310, 320]) {
    const places = readPlaces(project, "india");
    const [fees] = readPages(project, "india", places, ["india/fees.md"]);
    if (!fees) throw new Error("no page");
    replacePages(project, "india", places, [{ ...fees, record: { ...fees.record, words } }]);
    for (const file of ["india/fees.md", "shared/fees.md"])
      expect(readPages(project, "india", readPlaces(project, "india"), [file])[0]?.record).toEqual({
        ...fees.record,
        words,
      });
    expect(names("shared/fees.md")).toEqual(["fees/index.html", "école/index.html"]);
  }
});

it("finds pages of any size", () => {
  const long = Array.from({ length: 60 }, (_, index) =>
    page(`${"é₹a".repeat(index === 30 ? 500_000 : 9_000)}${index}`, [`${index}.md`]),
  );
  take(long);
  keepRecords(project, "india");
  for (const [index, { name }] of long.entries()) expect(names(`${index}.md`)[0] === name, `${index}`).toBe(true);
});

it("a page's key is that of its record, in which is all that it shows", () => {
  const [key] = take([FEES]);
  keepRecords(project, "india");
  const [kept] = readPages(project, "india", readPlaces(project, "india"), ["india/fees.md"]);
  expect(kept && pageKey(kept.record)).toBe(key);
  const texts = FEES.texts.map((text) => ({ ...text, hash: "other" }));
  const others = take([
    { ...FEES, texts },
    { ...FEES, document: VISA.document },
    { ...FEES, copy: {} as never },
  ]);
  expect(new Set([key, ...take([FEES], "other"), ...others]).size).toBe(5);
});

it("counts from the end of a build on", () => {
  take([FEES]);
  expect(() => readPlaces(project, "india")).toThrow("ENOENT");
  keepRecords(project, "india");
  take([VISA]);
  expect(names("india/fees.md")).toEqual(["fees/index.html"]);
  keepRecords(project, "india");
  expect(names("india/fees.md")).toEqual([]);
  expect(names("shared/visa.md")).toEqual(["visa/index.html"]);
});
