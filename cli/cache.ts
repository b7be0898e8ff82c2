import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { encoderId, engineId, isCompiled } from "./engine.ts";
import { listFiles, removePath, touch, writeText } from "./files.ts";
import type { Project } from "./project.ts";
import { EnvironmentError } from "./report/errors.ts";

/**
 * What one run keeps for the next, in `.sitegen/cache`. One rule for all of it (docs/caches.md): the folder belongs to one
 * engine (sitegen's code, its packages, Node) and is emptied when that is another one, but for what the same encoders have
 * made; in it each entry is found by the contents or the stamp of what it was made from. It may be deleted at any time, and
 * a damaged entry is made again.
 */
export const cacheFolder = (project: Project): string => join(project.work, "cache");

const ENCODED = "encoded";

/** Folder of what is named by its contents: pictures, cut fonts, compressed files. Whatever else is installed, it stays. */
export const encodedFolder = (project: Project): string => join(cacheFolder(project), ENCODED, encoderId());

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
  if (!isCompiled) return emptyCache(project);
  const remove = (folder: string, kept: string) => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of names) if (name !== kept) removePath(join(folder, name));
  };
  remove(cacheFolder(project), ENCODED);
  remove(join(cacheFolder(project), ENCODED), encoderId());
  writeText(engineFile(project), engineId());
}

const DAY = 24 * 60 * 60 * 1000;
/** How long an encoded file stays that no build has used, in milliseconds. */
const MOST_UNUSED = 30 * DAY;

/** The contents of an encoded file, which counts as used today; undefined when it is not there. */
export function readEncoded(file: string): Buffer | undefined {
  try {
    const contents = readFileSync(file);
    if (Date.now() - statSync(file).mtimeMs > DAY) touch(file);
    return contents;
  } catch {
    return undefined;
  }
}

/** Removes encoded files that no build has used for a month. Looks once a day. */
export function pruneEncoded(project: Project): void {
  const folder = encodedFolder(project);
  const looked = join(folder, "pruned.txt");
  const age = (file: string) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (!existsSync(folder) || age(looked) < DAY) return;
  for (const name of listFiles(folder)) if (age(join(folder, name)) > MOST_UNUSED) removePath(join(folder, name));
  writeText(looked, new Date().toISOString());
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
