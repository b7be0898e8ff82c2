import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, vi } from "vitest";
import { makeProject } from "../../unit/project.ts";
import { run } from "../build/inProcess.ts";
import { CLI } from "../build/sitegen.ts";

const fixture = (name: string) => pathToFileURL(join(import.meta.dirname, "../../fixtures", name)).href;

/** What a command prints in a folder, by itself or by the console. */
async function print(cwd: string, ...args: string[]): Promise<string> {
  const before = process.cwd();
  const log = vi.spyOn(console, "log").mockImplementation((line) => void process.stdout.write(`${line}\n`));
  process.chdir(cwd);
  try {
    return (await run(...args)).out;
  } finally {
    process.chdir(before);
    log.mockRestore();
  }
}

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("%s ends a build with exit code %i, and nothing is left of it", (signal, code) => {
  const { root } = makeProject();
  const preload = ["--import", fixture("signalInBuild.mjs")];
  const env = { ...process.env, SIGNAL: signal };
  const { status, stderr } = spawnSync(process.execPath, [...preload, CLI, "build", "--root", root], { env });
  expect([String(stderr), status]).toEqual(["", code]);
  const work = readdirSync(join(root, ".sitegen"));
  expect(work).not.toContain("lock.json");
  expect(work).not.toContain("staging");
  expect(existsSync(join(root, "dist"))).toBe(false);
});

it("works from a folder inside the project", async () => {
  const { root } = makeProject();
  const inside = await print(join(root, "countries/content/shared"), "routes", "--json");
  expect(inside).toContain("/atlantis/contact-us/");
  expect(inside).toBe(await print(root, "routes", "--json"));
});

it("--version --json says what a bug report needs, and no path", async () => {
  const text = await print("/", "--version", "--json");
  expect(JSON.parse(text)).toMatchObject({ node: process.versions.node, architecture: process.arch });
  expect(JSON.parse(text)).toHaveProperty("sitegen", (await print("/", "--version")).trim());
  expect(text).not.toContain(import.meta.dirname);
});

it("completes commands, options, choices, and the countries of the project around", async () => {
  const { root } = makeProject();
  const complete = async (...words: string[]) =>
    (await print(root, "complete", "--", ...words)).split("\n").map((line) => line.split("\t")[0]);
  expect(await complete("val")).toContain("validate");
  expect(await complete("build", "")).toContain("atlantis");
  expect(await complete("build", "--base")).toContain("--base-url");
  expect(await complete("explain", "unknown-k")).toContain("unknown-key");
  expect(await complete("validate", "--format", "")).toEqual(expect.arrayContaining(["github", "sarif"]));
  for (const shell of ["bash", "zsh", "fish", "powershell"])
    expect(await print(root, "complete", shell)).toMatch(/sitegen/);
});

/** Addresses of the modules that a command loads. */
function modulesOf(root: string, ...args: string[]): string[] {
  const env = { ...process.env, LOADED_MODULES: join(root, "loaded.txt") };
  rmSync(env.LOADED_MODULES, { force: true });
  const words = ["--import", fixture("loadedModules.mjs"), CLI, ...args];
  expect(spawnSync(process.execPath, words, { cwd: root, env }).status).toBe(0);
  return readFileSync(env.LOADED_MODULES, "utf8").split("\n");
}

const ofPackages = (modules: string[]) => modules.filter((url) => url.includes("/node_modules/"));

it.each([["--help"], ["--version"], ["validate"]])("%s loads nothing but what it reads and checks with", (command) => {
  const modules = modulesOf(makeProject().root, command);
  expect(modules.some((url) => url.includes("/lib/cli/main.js"))).toBe(true);
  // All that it needs is a part of the compiled command line: no package that sites are made with.
  expect(ofPackages(modules)).toEqual([]);
});

it("a build loads no bundler when there is nothing to be bundled, and nothing but the check when nothing has changed", () => {
  const { root } = makeProject();
  const bundlers = /\/node_modules\/(?:vite|rolldown|sass|@vitejs)\//;
  /** What makes pages: the plan's code, and the templates. */
  const work = /\/(?:buildSites-[^/]*\.js|entry-server\.mjs)$/;
  const build = ["build", "--host", "netlify", "--quiet"];
  const cold = modulesOf(root, ...build);
  expect(cold.filter((url) => bundlers.test(url))).toEqual([]);
  expect(cold.filter((url) => work.test(url)).length).toBeGreaterThan(1);
  const unchanged = modulesOf(root, ...build);
  expect([...ofPackages(unchanged), ...unchanged.filter((url) => work.test(url))]).toEqual([]);
  for (const name of ["vite", "rolldown", "sass", "@vitejs/plugin-react"])
    expect(import.meta.resolve(name)).toMatch(bundlers);
});
