import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../../../cli/files.ts";
import { makeProject } from "../../unit/project.ts";
import { copyPackage } from "./sitegen.ts";

const LIB = ["cli", "brand", "map", "geography", "letters.json", "regions.json", "build-id.txt"].map(
  (part) => `lib/${part}`,
);
/** The package as it is when something of it was changed: without the bundle that it brings along. */
const work = copyPackage(["bin", ...LIB, "runtime", "templates", "package.json"]);

it("a bundle in the cache that is damaged is made again, one that is whole is not", () => {
  const { root } = makeProject();
  const cache = join(root, ".sitegen/cache/bundles");
  /** Builds after a change that takes rendering; true when the bundle had to be made. */
  let number = 1;
  const bundles = (): boolean => {
    writeFileSync(
      join(root, "countries/content/shared/home.md"),
      home.replace(/^title: .*$/m, `title: Home ${number++}`),
    );
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
    () => rmSync(part(/server\/entry-server\.mjs$/)),
    () => writeFileSync(join(cache, key, "complete.json"), "["),
  ];
  for (const damage of damages) {
    damage();
    expect(bundles()).toBe(true);
    expect(contents()).toEqual(whole);
  }
});
