import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listFiles } from "../../../cli/files.ts";
import { makeProject } from "../project.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");

/** The package as it is when something of it was changed: without the bundle that it brings along. */
const work = mkdtempSync(join(tmpdir(), "sitegen-bundle-"));

beforeAll(() => {
  for (const part of [
    "bin",
    "lib/cli",
    "lib/fonts",
    "lib/map",
    "lib/regions.json",
    "runtime",
    "templates",
    "package.json",
  ])
    cpSync(join(REPOSITORY, part), join(work, part), { recursive: true });
  symlinkSync(join(REPOSITORY, "node_modules"), join(work, "node_modules"));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

it("a bundle in the cache that is damaged is made again, one that is whole is not", () => {
  const { root } = makeProject();
  const cache = join(root, ".sitegen/cache/bundles");
  /** Builds after a change, so that the bundle is needed; true when it had to be made. */
  let number = 1;
  const bundles = (): boolean => {
    writeFileSync(join(root, "countries/content/shared/home.md"), home.replace("Ten plain", `Ten, ${number++}, plain`));
    const args = [join(work, "bin/sitegen.js"), "build", "--root", root, "--json", "--quiet"];
    return (JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as { bundled: boolean }).bundled;
  };
  const home = readFileSync(join(root, "countries/content/shared/home.md"), "utf8");
  const contents = () => listFiles(cache).map((name) => [name, readFileSync(join(cache, name), "latin1")] as const);

  expect(bundles()).toBe(true);
  const whole = contents();
  expect(bundles()).toBe(false);

  const [key = ""] = readdirSync(cache);
  const part = (pattern: RegExp) => join(cache, whole.map(([name]) => name).find((name) => pattern.test(name)) ?? "");
  const damages = [
    () => truncateSync(part(/client\/assets\/entry-client.*\.js$/), 100),
    () => rmSync(part(/server\/entry-server\.cjs$/)),
    () => writeFileSync(join(cache, key, "complete.json"), "["),
  ];
  for (const damage of damages) {
    damage();
    expect(bundles()).toBe(true);
    expect(contents()).toEqual(whole);
  }
}, 120_000);
