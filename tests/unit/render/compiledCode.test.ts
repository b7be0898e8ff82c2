import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { listFiles } from "../../../cli/files.ts";
import { makeProject } from "../project.ts";
import { copyPackage, differing, snapshot } from "./sitegen.ts";

const work = copyPackage(["bin", "lib", "runtime", "templates", "package.json"]);
const kept = join(work, "lib/compiled");

beforeEach(() => {
  root = makeProject().root;
  rmSync(kept, { recursive: true, force: true });
});

let root = "";

/** Runs the copy of the package; gives what it says. */
const run = (command: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(work, "bin/sitegen.js"), command, "--root", root, ...args], {
    encoding: "utf8",
    stdio: "pipe",
  });

/** Builds everything; gives the output. */
function buildAll(): Map<string, string> {
  for (const part of ["dist", "deploy", ".sitegen"]) rmSync(join(root, part), { recursive: true, force: true });
  run("build", "--quiet");
  return snapshot(root);
}

const path = (part: string) => join(kept, listFiles(kept).find((name) => name.includes(part)) ?? part);
const times = () => listFiles(kept).map((name) => [name, statSync(join(kept, name)).mtimeMs]);

it("a build keeps the code that V8 compiled, and the next one takes it", () => {
  run("validate");
  expect(listFiles(kept)).toEqual([]);

  const folder = join(kept, `${process.version}-${process.arch}`);
  const other = "entry-server-0123456789abcdef-thread";
  mkdirSync(folder, { recursive: true });
  for (const old of ["work-0123456789abcdef", other]) writeFileSync(join(folder, old), "");

  const first = buildAll();
  const name = (part: string) =>
    expect.stringMatching(RegExp(`^${process.version}-${process.arch}/${part}-[0-9a-f]{16}$`));
  expect(listFiles(kept)).toEqual([
    expect.stringContaining(other),
    name("entry-server"),
    name("takeTasks"),
    name("work"),
  ]);

  const before = times();
  expect(differing(first, buildAll())).toEqual([]);
  // What V8 had refused would have been written anew.
  expect(times()).toEqual(before);
});

it("kept code that is damaged is made again", () => {
  const whole = buildAll();
  const damages = [
    () => truncateSync(path("work"), 1000),
    () => writeFileSync(path("takeTasks"), ""),
    () => {
      const code = readFileSync(path("entry-server"));
      code.fill(0, code.length / 2, code.length / 2 + 64);
      writeFileSync(path("entry-server"), code);
    },
  ];
  for (const damage of damages) {
    damage();
    const before = new Map(times() as [string, number][]);
    expect(differing(whole, buildAll())).toEqual([]);
    expect(times().filter(([name, time]) => before.get(String(name)) !== time)).toHaveLength(1);
    const healed = times();
    buildAll();
    expect(times()).toEqual(healed);
  }
});

it("a package that can't be written to builds the same, and says nothing", () => {
  const whole = buildAll();
  rmSync(kept, { recursive: true });
  writeFileSync(kept, "");
  expect(differing(whole, buildAll())).toEqual([]);
  expect(run("build", "--quiet")).toBe("");
});
