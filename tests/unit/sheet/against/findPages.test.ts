import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findPages } from "../../../../cli/sheet/against/findPages.ts";

/** Compares two outputs of a country, each given as its files. */
function pagesOf(before: Record<string, string>, after: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [side, files] of Object.entries({ before, after }))
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, side, "india", name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  return findPages(join(folder, "before"), join(folder, "after"), ["india"]);
}

it("pages of one build only are added or removed", () =>
  expect(pagesOf({ "index.html": "a", "old/index.html": "b" }, { "index.html": "a", "new/index.html": "c" })).toEqual({
    added: ["/india/new/"],
    removed: ["/india/old/"],
    candidates: [],
    same: 1,
  }));

it("pages whose HTML differs may look different, and those that name a file that does", () => {
  const files = { "index.html": "a", "news/index.html": "<img src=flag.svg>", "404.html": "x", "flag.svg": "1" };
  expect(pagesOf(files, { ...files, "404.html": "y" }).candidates).toEqual(["/india/404.html"]);
  expect(pagesOf(files, { ...files, "flag.svg": "2" }).candidates).toEqual(["/india/news/"]);
});

it("a file that no page names may be used by any", () => {
  const files = { "index.html": "a", "news/index.html": "b", "assets/font.woff2": "1" };
  expect(pagesOf(files, { ...files, "assets/font.woff2": "2" }).candidates).toEqual(["/india/", "/india/news/"]);
});
