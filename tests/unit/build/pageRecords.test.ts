import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  keepRecords,
  openRecords,
  pageKey,
  readPages,
  readSite,
  replacePages,
} from "../../../cli/build/pageRecords.ts";
import { openProject, type Project } from "../../../cli/project.ts";

let project: Project;

beforeEach(() => (project = openProject(mkdtempSync(join(tmpdir(), "sitegen-records-")))));
afterEach(() => rmSync(project.root, { recursive: true, force: true }));

type Page = Parameters<ReturnType<typeof openRecords>["add"]>[0];

const page = (name: string, files: readonly string[], words = 300) =>
  ({ name, document: { page: { path: name } }, words, texts: files.map((file) => ({ file })) }) as Page;

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
  readPages(project, "india", readSite(project, "india"), files).map(({ record: { name } }) => name);

it("finds the pages that show a file, each once", () => {
  take([FEES, VISA, ÉCOLE, page("404.html", [])]);
  keepRecords(project, "india");
  expect(readSite(project, "india").common).toBe("common");
  expect(names("shared/fees.md")).toEqual(["fees/index.html", "école/index.html"]);
  expect(names("shared/fees.md", "india/fees.md")).toEqual(["fees/index.html", "école/index.html"]);
  expect(names("shared/visa.md")).toEqual(["visa/index.html"]);
  expect(names("shared/none.md")).toEqual([]);
});

it("finds what a page is made from now, by all of its files", () => {
  take([FEES, VISA, ÉCOLE]);
  keepRecords(project, "india");
  for (const words of [310, 320]) {
    const site = readSite(project, "india");
    const [fees] = readPages(project, "india", site, ["india/fees.md"]);
    if (!fees) throw new Error("no page");
    replacePages(project, "india", site, [{ ...fees, record: { ...fees.record, words } }]);
    for (const file of ["india/fees.md", "shared/fees.md"])
      expect(readPages(project, "india", readSite(project, "india"), [file])[0]?.record).toEqual({
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

it("a page's key is that of its record, and of all that is not in it", () => {
  const [key] = take([FEES]);
  keepRecords(project, "india");
  const [kept] = readPages(project, "india", readSite(project, "india"), ["india/fees.md"]);
  expect(pageKey("common", JSON.stringify(kept?.record))).toBe(key);
  const others = [
    take([FEES], "other")[0],
    ...take([page("fees/index.html", ["india/fees.md", "shared/fees.md"], 301), { ...FEES, document: VISA.document }]),
  ];
  expect(new Set([key, ...others]).size).toBe(4);
});

it("counts from the end of a build on", () => {
  take([FEES]);
  expect(() => readSite(project, "india")).toThrow("ENOENT");
  keepRecords(project, "india");
  take([VISA]);
  expect(names("india/fees.md")).toEqual(["fees/index.html"]);
  keepRecords(project, "india");
  expect(names("india/fees.md")).toEqual([]);
  expect(names("shared/visa.md")).toEqual(["visa/index.html"]);
});
