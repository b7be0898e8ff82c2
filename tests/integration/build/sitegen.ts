import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");
export const CLI = join(REPOSITORY, "bin/sitegen.js");

interface Report {
  sites: { rendered: number }[];
}

/** Runs the compiled command line; gives what it prints. `node` are options of Node itself. */
export function sitegen(args: readonly string[], node: readonly string[] = []): string {
  return execFileSync(process.execPath, [...node, CLI, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Builds a project; gives the number of pages that were rendered. */
export function build(root: string, ...args: string[]): number {
  const text = sitegen(["build", "--root", root, "--json", "--quiet", ...args]);
  return (JSON.parse(text) as Report).sites.reduce((sum, { rendered }) => sum + rendered, 0);
}

/** Replaces what must be in a file. */
export function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(file, after);
}

/** Every file of the output with its contents. */
export const snapshot = (root: string): Map<string, string> =>
  new Map(
    ["dist", "deploy"].flatMap((part) =>
      [...readTree(join(root, part))].map(([name, text]) => [`${part}/${name}`, text]),
    ),
  );

/** Every file below a folder with its contents. */
export const readTree = (folder: string): Map<string, string> =>
  new Map(listFiles(folder).map((name) => [name, readFileSync(join(folder, name), "latin1")]));

/** Names of the files that only one of them has, or that are not the same in both. */
export const differing = (a: Map<string, string>, b: Map<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));

/** A new folder, which goes with the tests of the file. */
export function workFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `sitegen-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder that has these parts of the package, and its dependencies. */
export function copyPackage(parts: readonly string[]): string {
  const folder = workFolder("package");
  for (const part of parts) cpSync(join(REPOSITORY, part), join(folder, part), { recursive: true });
  symlinkSync(join(REPOSITORY, "node_modules"), join(folder, "node_modules"));
  return folder;
}
