import { attempt } from "./attempt.ts";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { encoderId, engineId, isCompiled } from "./engine.ts";
import { listFiles, removePath, touch, writeText, moveFile } from "./files.ts";
import type { Project } from "./project.ts";
import { EnvironmentError } from "./problems/errors.ts";
import { contentHash } from "./contentHash.ts";

/**
 * The cache folder, `.sitegen/cache` (docs/caches.md). It belongs to one engine (sitegen's code, its packages, Node)
 * and is emptied for another one, except for files of the same encoders. It may be deleted at any time.
 */
export const cacheFolder = (project: Project): string => join(project.work, "cache");

const ENCODED = "encoded";

/** Folder of encoded files: pictures, font subsets, compressed files. It only depends on the encoders. */
export const encodedFolder = (project: Project): string => join(cacheFolder(project), ENCODED, encoderId());

const engineFile = (project: Project): string => join(cacheFolder(project), "engine.txt");

export const emptyCache = (project: Project): void => removePath(cacheFolder(project));

/** True when the cache belongs to this engine. Uncompiled code has no cache, because it has no version. */
export const isOwnCache = (project: Project): boolean =>
  isCompiled && attempt(() => readFileSync(engineFile(project), "utf8")) === engineId();

/** Empties the cache if it belongs to another engine. To be called before writing. */
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
/** Encoded files that no build has used for this time are removed. */
const MAX_UNUSED_MS = 30 * DAY;

/** Reads an encoded file and marks it as used today; undefined when it is missing. */
export const readEncoded = (file: string): Buffer | undefined =>
  attempt(() => {
    const contents = readFileSync(file);
    if (Date.now() - statSync(file).mtimeMs > DAY) touch(file);
    return contents;
  });

/** Removes unused encoded files, once a day. */
export function pruneEncoded(project: Project): void {
  const folder = encodedFolder(project);
  const marker = join(folder, "pruned.txt");
  const age = (file: string) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (!existsSync(folder) || age(marker) < DAY) return;
  for (const name of listFiles(folder)) if (age(join(folder, name)) > MAX_UNUSED_MS) removePath(join(folder, name));
  writeText(marker, new Date().toISOString());
}

/** Reads an entry; undefined when it is missing, damaged, or of another engine. */
export function readCache<T>(project: Project, name: string): T | undefined {
  if (!isOwnCache(project)) return undefined;
  return attempt(() => JSON.parse(readFileSync(join(cacheFolder(project), name), "utf8")) as T);
}

/** Writes an entry, or removes it for `undefined`. Ignores errors of the disk. */
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

export type Bytes = Uint8Array<ArrayBufferLike>;

/** Length of the hexadecimal hash at the end of a cached file. Decoders ignore what follows their data. */
const HASH_LENGTH = 16;

let count = 0;

/** Keeps an encoded file. It is renamed when it is complete, so that an interrupted build leaves no partial file. */
export function keepEncoded(file: string, contents: Bytes): void {
  const temporary = `${file}.${process.pid}-${(count += 1)}`;
  writeText(temporary, contents);
  moveFile(temporary, file);
}

/** The contents of an encoded file. It is made when it is missing or damaged, and kept with its hash. */
export async function readOrEncode(project: Project, name: string, encode: () => Promise<Bytes>): Promise<Bytes> {
  const file = join(encodedFolder(project), name);
  const bytes = readEncoded(file);
  const kept = bytes?.subarray(0, -HASH_LENGTH);
  if (kept && bytes?.subarray(-HASH_LENGTH).toString("latin1") === contentHash(kept)) return kept;
  const contents = await encode();
  keepEncoded(file, Buffer.concat([contents, Buffer.from(contentHash(contents), "latin1")]));
  return contents;
}
