import { createHash } from "node:crypto";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { vi } from "vitest";
import { readTree, snapshot } from "./sitegen.ts";

const MAIN = pathToFileURL(resolve(import.meta.dirname, "../../../lib/cli/main.js")).href;

/** What `build --json` says. */
interface Report {
  sites: { country: string; pages: number; rendered: number; bytes: number }[];
  notes: string[];
  next: string | null;
}

/** Runs a command in this process; gives its exit code and what it prints. */
export async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { main } = (await import(MAIN)) as typeof import("../../../cli/main.ts");
  let [out, err] = ["", ""];
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation((text) => Boolean((out += String(text)))),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => Boolean((err += String(text)))),
  ];
  try {
    const code = await main(args);
    return { code, out, err };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/**
 * Builds a project in this process, which takes a third of the time. What is asked of caches between builds needs a process
 * for each (`sitegen.ts`): this one keeps some of them in memory.
 */
export async function buildReport(root: string, ...args: string[]): Promise<Report> {
  const { code, out, err } = await run("build", "--root", root, "--json", "--quiet", ...args);
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${err}`);
  return JSON.parse(out) as Report;
}

/** Builds a project in this process; gives the number of pages that were rendered. */
export async function build(root: string, ...args: string[]): Promise<number> {
  const { sites } = await buildReport(root, ...args);
  return sites.reduce((sum, { rendered }) => sum + rendered, 0);
}

/** Outputs by what they were made from: many tests ask for that of a project as it was at first. */
const outputs = new Map<string, Promise<Map<string, string>>>();

/** The output of the same project, built from nothing in a folder beside it. */
export function fromNothing(root: string, ...args: string[]): Promise<Map<string, string>> {
  const hash = createHash("sha256").update(args.join(" "));
  for (const [name, text] of readTree(join(root, "countries"))) hash.update(`${name}\n${text.length}\n${text}`);
  const key = hash.digest("hex");
  const output = outputs.get(key) ?? buildFromNothing(root, args);
  outputs.set(key, output);
  return output;
}

async function buildFromNothing(root: string, args: readonly string[]): Promise<Map<string, string>> {
  const fresh = `${root}-fresh`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  cpSync(join(root, "countries"), join(fresh, "countries"), { recursive: true });
  await build(fresh, ...args);
  return snapshot(fresh);
}
