import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll } from "vitest";
import { listFiles } from "../../../cli/files.ts";

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

/** Outputs by what they were made from: many tests ask for that of a project as it was at first. */
const outputs = new Map<string, Map<string, string>>();

/** The output of the same project, built from nothing in a folder beside it. */
export function fromNothing(root: string, ...args: string[]): Map<string, string> {
  const hash = createHash("sha256").update(args.join(" "));
  for (const [name, text] of readTree(join(root, "countries"))) hash.update(`${name}\n${text.length}\n${text}`);
  const key = hash.digest("hex");
  const output = outputs.get(key) ?? buildFromNothing(root, args);
  // What is behind a link is not in the key.
  if (!hasLinks(join(root, "countries"))) outputs.set(key, output);
  return output;
}

const hasLinks = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isSymbolicLink());

function buildFromNothing(root: string, args: readonly string[]): Map<string, string> {
  const fresh = `${root}-fresh`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  cpSync(join(root, "countries"), join(fresh, "countries"), { recursive: true });
  build(fresh, ...args);
  return snapshot(fresh);
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

/** A folder that has these parts of the package, and its dependencies; it goes with the tests of the file. */
export function copyPackage(parts: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-package-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of parts) cpSync(join(REPOSITORY, part), join(folder, part), { recursive: true });
  symlinkSync(join(REPOSITORY, "node_modules"), join(folder, "node_modules"));
  return folder;
}
