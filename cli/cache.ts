import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engineId, isCompiled } from "./engine.ts";
import { removePath, writeText } from "./files.ts";
import type { Project } from "./project.ts";
import { EnvironmentError } from "./report/errors.ts";

/**
 * What one run keeps for the next, in `.sitegen/cache`. One rule for all of it (docs/caches.md): the folder belongs to one
 * engine (sitegen's code, its packages, Node) and is emptied when that is another one; in it each entry is found by the
 * contents or the stamp of what it was made from. It may be deleted at any time, and a damaged entry is made again.
 */
export const cacheFolder = (project: Project): string => join(project.work, "cache");

/** Names the engine that the folder belongs to. */
const engineFile = (project: Project): string => join(cacheFolder(project), "engine.txt");

/** Empties the cache. */
export const emptyCache = (project: Project): void => removePath(cacheFolder(project));

/** True when the cache is of this engine. Uncompiled code has none: nothing tells in which state it is. */
export function isOwnCache(project: Project): boolean {
  try {
    return isCompiled && readFileSync(engineFile(project), "utf8") === engineId();
  } catch {
    return false;
  }
}

/** Empties the cache of another engine, before anything is written to it. */
export function claimCache(project: Project): void {
  if (isOwnCache(project)) return;
  emptyCache(project);
  if (isCompiled) writeText(engineFile(project), engineId());
}

/** An entry as it was written; undefined when it is not there, damaged, or of another engine. */
export function readCache<T>(project: Project, name: string): T | undefined {
  if (!isOwnCache(project)) return undefined;
  try {
    return JSON.parse(readFileSync(join(cacheFolder(project), name), "utf8")) as T;
  } catch {
    return undefined;
  }
}

/** Keeps an entry, where the disk lets it: nothing depends on it. `undefined` removes it. */
export function writeCache(project: Project, name: string, value: unknown): void {
  if (!isCompiled) return;
  const file = join(cacheFolder(project), name);
  try {
    claimCache(project);
    if (value === undefined) removePath(file);
    else writeText(file, JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
  }
}
