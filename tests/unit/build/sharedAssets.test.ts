import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { linkFresh, listFiles } from "../../../cli/files.ts";
import { build, differing, snapshot } from "./sitegen.ts";

const HOST = ["--host", "netlify"];
let root = "";

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "sitegen-assets-"));
  makeSite(root, 1, 2);
  build(root, ...HOST);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Names of an asset of all countries, and of how many of them it is the same file on disk. */
function script(): { paths: string[]; files: number } {
  const paths = listFiles(join(root, "dist"))
    .filter((name) => /^[^/]+\/assets\/entry-client-.*\.js$/.test(name))
    .map((name) => join(root, "dist", name));
  return { paths, files: new Set(paths.map((path) => statSync(path).ino)).size };
}

it("the app's files are on disk once for all countries", () => {
  const { paths, files } = script();
  expect([paths.length > 1, files]).toEqual([true, 1]);
});

it("what somebody does to a file of one country is made good in all", () => {
  const before = snapshot(root);
  const [path = ""] = script().paths;
  writeFileSync(path, "// Not the app.\n");
  build(root, ...HOST);
  expect(differing(before, snapshot(root))).toEqual([]);
  rmSync(path);
  build(root, ...HOST);
  expect(differing(before, snapshot(root))).toEqual([]);
});

it("a file that can't be had under another name is to be written again", () => {
  expect(linkFresh(join(root, "nothing.js"), join(root, "new/folder/nothing.js"))).toBe(false);
});
