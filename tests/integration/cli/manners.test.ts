import { execFile, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { makeProject } from "../../unit/project.ts";
import { CLI } from "../render/sitegen.ts";

const PRELOAD = pathToFileURL(join(import.meta.dirname, "../../fixtures/loadedModules.mjs")).href;

const run = (cwd: string, ...args: string[]) =>
  new Promise<string>((resolve) => execFile(process.execPath, [CLI, ...args], { cwd }, (_, out) => resolve(out)));

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("%s ends a build with exit code %i, and nothing is left of it", async (signal, code) => {
  const { root } = makeProject();
  const child = spawn(process.execPath, [CLI, "build", "--root", root], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const work = join(root, ".sitegen");
  await expect.poll(() => existsSync(join(work, "apps")), { timeout: 20_000, interval: 5 }).toBe(true);
  child.kill(signal);
  expect(await ended).toBe(code);
  expect(readdirSync(work)).not.toContain("lock.json");
  expect(readdirSync(work)).not.toContain("staging");
  expect(existsSync(join(root, "dist"))).toBe(false);
});

it("works from a folder inside the project", async () => {
  const { root } = makeProject();
  const inside = join(root, "countries/content/shared");
  mkdirSync(inside, { recursive: true });
  expect(await run(inside, "routes", "--json")).toBe(await run(root, "routes", "--json"));
});

it("--version --json says what a bug report needs, and no path", async () => {
  const text = await run("/", "--version", "--json");
  expect(JSON.parse(text)).toMatchObject({ node: process.versions.node, architecture: process.arch });
  expect(JSON.parse(text)).toHaveProperty("sitegen", (await run("/", "--version")).trim());
  expect(text).not.toContain(import.meta.dirname);
});

it("completes commands, options, choices, and the countries of the project around", async () => {
  const { root } = makeProject();
  const complete = async (...words: string[]) =>
    (await run(root, "complete", "--", ...words)).split("\n").map((line) => line.split("\t")[0]);
  expect(await complete("val")).toContain("validate");
  expect(await complete("build", "")).toContain("atlantis");
  expect(await complete("build", "--base")).toContain("--base-url");
  expect(await complete("explain", "unknown-k")).toContain("unknown-key");
  expect(await complete("validate", "--format", "")).toEqual(expect.arrayContaining(["github", "sarif"]));
  for (const shell of ["bash", "zsh", "fish", "powershell"])
    expect(await run(root, "complete", shell)).toMatch(/sitegen/);
});

it.each([["--help"], ["--version"], ["validate"]])("%s loads nothing but what it reads and checks with", (command) => {
  const { root } = makeProject();
  const env = { ...process.env, LOADED_MODULES: join(root, "loaded.txt") };
  expect(spawnSync(process.execPath, ["--import", PRELOAD, CLI, command], { cwd: root, env }).status).toBe(0);
  const loaded = readFileSync(env.LOADED_MODULES, "utf8").split("\n");
  expect(loaded.some((url) => url.includes("/lib/cli/main.js"))).toBe(true);
  // All that it needs is a part of the compiled command line: no package that sites are made with.
  expect(loaded.filter((url) => url.includes("/node_modules/"))).toEqual([]);
});
