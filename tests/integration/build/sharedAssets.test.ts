import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { linkFresh, listFiles } from "../../../cli/core/files.ts";
import { makeSmallProject } from "../../smallProject.ts";
import { build } from "./inProcess.ts";
import { differing, snapshot, workFolder } from "./sitegen.ts";

/** It serves compressed files that are beside the others. */
const HOST = ["--host", "nginx"];
const root = join(workFolder("assets"), "site");

beforeAll(async () => {
  makeSmallProject(root, { copies: ["lemuria"] });
  await build(root, ...HOST);
});

/** Where the countries have files of the same name, by what the name ends with, and how many files on disk these are. */
function shared(ending: RegExp): { paths: string[]; files: number } {
  const paths = listFiles(join(root, "dist"))
    .filter((name) => /^[^/]+\/assets\//.test(name) && ending.test(name))
    .map((name) => join(root, "dist", name));
  return { paths, files: new Set(paths.map((path) => statSync(path).ino)).size };
}

const SCRIPT = /\/app-[^/]*\.js$/;

it.each([
  ["the app's files", SCRIPT],
  ["their compressed forms", /\/app-[^/]*\.js\.br$/],
  ["flags", /\/flags-[^/]*\/pt\.svg$/],
  ["icons", /\/icon-[^/]*\.svg$/],
])("%s are on disk once for all countries", (_, ending) => {
  const { paths, files } = shared(ending);
  expect([paths.length, files]).toEqual([2, 1]);
});

it("dynamic imports are as they are written, without Vite's loader of styles", () => {
  const scripts = shared(/\.js$/).paths.map((path) => readFileSync(path, "utf8"));
  expect(scripts.filter((script) => script.includes("vite:preloadError"))).toEqual([]);
});

it("dates become relative without React, which may not be wanted yet", () => {
  const [path = ""] = shared(/\/days-[^/]*\.js$/).paths;
  expect(readFileSync(path, "utf8")).not.toMatch(/"\.\/(?:app|react)-/);
});

it("what differs from country to country is on disk for each", () => {
  const { paths, files } = shared(/\/site-[^/]*\.json$/);
  expect([paths.length, files]).toEqual([2, 2]);
});

it("what somebody does to a file of one country is made good in all", async () => {
  const before = snapshot(root);
  const [path = ""] = shared(SCRIPT).paths;
  writeFileSync(path, "// Not the app.\n");
  await build(root, ...HOST);
  expect(differing(before, snapshot(root))).toEqual([]);
  rmSync(path);
  await build(root, ...HOST);
  expect(differing(before, snapshot(root))).toEqual([]);
});

it("a file that can't be had under another name is to be written again", () => {
  expect(linkFresh(join(root, "nothing.js"), join(root, "new/folder/nothing.js"))).toBe(false);
});
