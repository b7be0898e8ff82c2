import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../../cli/files.ts";
import { PACKAGE_DIR } from "../../../cli/project.ts";

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

test.each(PAGES)("docs/%s leads to nothing that the published package has not", (name) => {
  const text = readFileSync(join(DOCS, name), "utf8").replace(/^```[^]*?^```$/gm, "");
  const links = [...text.replace(/`[^`]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = ""]) => {
    const [path = ""] = target.split("#");
    return path === "" || /^[a-z]+:|^\//.test(path) ? [] : relative(PACKAGE_DIR, join(dirname(join(DOCS, name)), path));
  });
  expect(links.filter((path) => !isPublished(path))).toEqual([]);
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
