import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";
import { PACKAGE_DIR } from "../../../cli/core/project.ts";

const DOCS = join(PACKAGE_DIR, "docs");
const PAGES = listFiles(DOCS).filter((name) => name.endsWith(".md"));
const { files } = JSON.parse(readFileSync(join(PACKAGE_DIR, "package.json"), "utf8")) as { files: string[] };
/** Folders that the published package has as a whole. */
const PUBLISHED = files.filter((name) => !name.includes("*"));

const isPublished = (path: string) =>
  existsSync(join(PACKAGE_DIR, path)) &&
  (["README.md", "LICENSE", "package.json"].includes(path) ||
    /^examples\/[^/]+\/(?:README\.md|tsconfig\.json|countries\/|$)/.test(path) ||
    PUBLISHED.some((folder) => path === folder || path.startsWith(`${folder}/`)));

const FENCED = /^(`{3,})[^]*?^\1$/gm;

/** The ids that hosts of Git give to a page's headings. */
const idsOf = (page: string): string[] =>
  [
    ...readFileSync(join(PACKAGE_DIR, page), "utf8")
      .replace(FENCED, "")
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, words = ""]) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(PAGES)("docs/%s links only to files of the published package, and to headings that exist", (name) => {
  const text = readFileSync(join(DOCS, name), "utf8").replace(FENCED, "");
  const links = [...text.replace(/`[^`]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = ""]) => {
    const [path = "", id] = target.split("#");
    if (/^[a-z]+:|^\//.test(path)) return [];
    return { path: relative(PACKAGE_DIR, path === "" ? join(DOCS, name) : join(dirname(join(DOCS, name)), path)), id };
  });
  expect(links.filter(({ path, id }) => !isPublished(path) || (id && !idsOf(path).includes(id)))).toEqual([]);
  expect(text.match(/`cli\/[^`]*`/g) ?? []).toEqual([]);
});

test("what messages, scaffolds and schemas say of the documentation is there", () => {
  const sources = ["cli", "templates"].flatMap((folder) =>
    listFiles(join(PACKAGE_DIR, folder)).map((name) => readFileSync(join(PACKAGE_DIR, folder, name), "utf8")),
  );
  const named = sources.flatMap((text) => [...text.matchAll(/countrysites\/docs\/([a-z/-]+\.md)/g)]);
  expect(named.length).toBeGreaterThan(15);
  expect(named.flatMap(([, page = ""]) => (existsSync(join(DOCS, page)) ? [] : page))).toEqual([]);
});
