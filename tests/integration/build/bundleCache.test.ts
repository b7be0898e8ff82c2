import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";
import { isSound } from "../../../cli/build/bundle/bundle.ts";
import { makeSmallProject } from "../../smallProject.ts";
import { copyPackage, edit, readTree } from "./sitegen.ts";

const PART = resolve(import.meta.dirname, "../../fixtures/ownParts/countries/components/Card.tsx");
const LIB = ["cli", "brand", "map", "geography", "letters.json", "regions.json", "build-id.txt"].map(
  (part) => `lib/${part}`,
);
/** The package as it is when something of it was changed: without the bundle that it brings along. */
const work = copyPackage(["bin", ...LIB, "runtime", "templates", "package.json"]);

// Beside the package, whose name it begins with.
const root = `${work}-site`;
let wasMade = false;
const cache = join(root, ".sitegen/cache/bundles");
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Builds after a change; true when the bundle had to be made. */
function bundles(): boolean {
  edit(join(root, "countries/content/shared/words.md"), "title: W", "title: W W");
  const args = [join(work, "bin/sitegen.js"), "build", "--root", root, "--json", "--quiet", "--host", "netlify"];
  return (JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as { bundled: boolean }).bundled;
}

beforeAll(() => {
  makeSmallProject(root);
  // What it imports is found from the project.
  cpSync(PART, join(root, "countries/components/Card.tsx"));
  wasMade = bundles();
});

/** In ms: it bundles with Vite, which takes four seconds with two quiet cores. */
const TIMEOUT = 90_000;

it("a bundle in the cache that is damaged is made again, one that is whole is not", { timeout: TIMEOUT }, () => {
  const whole = readTree(cache);
  expect([wasMade, bundles()]).toEqual([true, false]);

  const [key = ""] = readdirSync(cache);
  const part = (folder: string, pattern: RegExp) =>
    join(folder, listFiles(folder).find((name) => pattern.test(name)) ?? "");
  const damages: ((folder: string) => void)[] = [
    (folder) => rmSync(part(folder, /server\/entry-server\.mjs$/)),
    (folder) => writeFileSync(join(folder, "complete.json"), "["),
    (folder) => truncateSync(part(folder, /client\/assets\/entry-client.*\.js$/), 100),
  ];
  for (const [index, damage] of damages.entries()) {
    const copy = join(work, `bundle-${index}`);
    cpSync(join(cache, key), copy, { recursive: true });
    expect(isSound(copy)).toBe(true);
    damage(copy);
    expect(isSound(copy)).toBe(false);
  }
  damages.at(-1)?.(join(cache, key));
  expect(bundles()).toBe(true);
  expect(readTree(cache)).toEqual(whole);
});
