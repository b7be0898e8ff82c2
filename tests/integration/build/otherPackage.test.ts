import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { makeSmallProject } from "../../smallProject.ts";
import { copyPackage, differing, edit, snapshot } from "./sitegen.ts";

const HOST = ["--host", "netlify"];
/** What becomes something else: two packages, and the package manager's list. */
const OTHERS = ["flag-icons", "source-map-js", ".package-lock.json"];
const PACKAGES = resolve(import.meta.dirname, "../../../node_modules");

const packageFolder = copyPackage(["bin", "lib", "runtime", "templates", "package.json"]);

// In processes: one has one engine. Four of them, each of which bundles or draws, take five seconds with two quiet cores.
it("another version of a package is noticed, with what it has changed", { timeout: 90_000 }, () => {
  const root = join(packageFolder, "site");
  makeSmallProject(root);
  const own = (name: string) => join(packageFolder, "node_modules", name);
  const flags = own("flag-icons");
  const run = () => {
    const args = ["build", "--root", root, "--json", "--quiet", ...HOST];
    const printed = execFileSync(process.execPath, [join(packageFolder, "bin/sitegen.js"), ...args], {
      encoding: "utf8",
    });
    return JSON.parse(printed) as { bundled: boolean };
  };
  // A folder of links, so that one package can be another one.
  rmSync(join(packageFolder, "node_modules"));
  mkdirSync(join(packageFolder, "node_modules"));
  for (const name of readdirSync(PACKAGES)) if (!OTHERS.includes(name)) symlinkSync(join(PACKAGES, name), own(name));
  for (const name of OTHERS) cpSync(join(PACKAGES, name), own(name), { recursive: true });
  // A new installation has what tools depend on in other versions than we had: the package's bundle is good all the same.
  edit(join(own("source-map-js"), "package.json"), /"version": "[^"]*"/, '"version": "999.0.0"');
  expect(run().bundled).toBe(false);
  const encoded = () =>
    readdirSync(join(root, ".sitegen/cache/encoded"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${name} ${statSync(join(parentPath, name)).ino} ${parentPath}`)
      .sort();
  const made = encoded();
  expect(made.length).toBeGreaterThan(3);

  // Something else is installed: the cache is another engine's, but what was encoded stays.
  writeFileSync(join(packageFolder, "node_modules/.package-lock.json"), '{ "packages": { "something-else": {} } }');
  run();
  expect(encoded()).toEqual(made);

  const before = snapshot(root);
  edit(join(flags, "flags/4x3/pt.svg"), /#060/gi, "#070");
  edit(join(flags, "package.json"), /"version": "[^"]*"/, '"version": "999.0.0"');
  run();
  const now = snapshot(root);
  expect(differing(now, before)).toContain("dist/atlantis/assets/flags-999.0.0/pt.svg");
  // Flags are in share pictures.
  expect(readdirSync(join(root, ".sitegen/cache/encoded"))).toHaveLength(1);
  expect(encoded().filter((file) => made.includes(file))).toEqual([]);
  for (const folder of ["dist", ".sitegen"]) rmSync(join(root, folder), { recursive: true });
  run();
  expect(differing(now, snapshot(root))).toEqual([]);
});
