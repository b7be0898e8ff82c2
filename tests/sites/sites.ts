import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { ProjectName } from "./projects.ts";

/** A project that was built once in this run. */
export interface BuiltSite {
  /** Its project folder; it belongs to all tests, and nothing may be written into it. */
  root: string;
}

/** One that is served, too, as `sitegen preview` does. */
export interface ServedSite extends BuiltSite {
  origin: string;
}

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`${inject("sites")}/${path}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

export const builtSite = (name: ProjectName): Promise<BuiltSite> => ask(name);

export const servedSite = (name: ProjectName): Promise<ServedSite> => ask(`${name}?serve`);

/** A copy of a built project with its output and caches, for a test that changes it. @returns its project folder */
export async function copySite(name: ProjectName): Promise<string> {
  const { root } = await builtSite(name);
  const copy = mkdtempSync(join(tmpdir(), `sitegen-${name}-`));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}
