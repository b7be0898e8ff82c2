import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import { stagedFile, type StagedSite } from "./commit.ts";
import type { WriteShared } from "./shareFiles.ts";

/** Makes compressed copies of a file. */
export interface Compressor {
  /** Algorithms and settings as text, a part of the copies' keys. */
  way: string;
  /** File extensions that the copies append: `.br`. */
  endings: readonly string[];
  isText(name: string): boolean;
  /** The compressed contents, by file extension. */
  compress(name: string, contents: Uint8Array): Promise<Map<string, Uint8Array>>;
}

interface Options {
  /** Keys of the site's files by name; the copies are added. */
  keys: Map<string, string>;
  /** Names of the files in the staging folder; the copies are added. */
  staged: string[];
  site: StagedSite;
  /** The site's folder in the output. */
  outFolder: string;
  /** True when the file in the output is the one that the last build wrote for this key. */
  isUpToDate(name: string, key: string): boolean;
  /** Keeps a file of the output. */
  keep(name: string, key: string): void;
  write: WriteShared;
}

/** Stages compressed copies of a site's text files, where the output has none that are current. */
export async function compressStaged(
  { way, endings, isText, compress }: Compressor,
  { keys, staged, site, outFolder, isUpToDate, keep, write }: Options,
): Promise<void> {
  const fresh = new Set(staged);
  const work = async ([name, plainKey]: [string, string]) => {
    const key = `${plainKey} ${way}`;
    const copies = endings.map((ending) => name + ending);
    if (!fresh.has(name) && copies.every((copy) => isUpToDate(copy, key))) {
      for (const copy of copies) keep(copy, key);
      return;
    }
    const text = readFileSync(fresh.has(name) ? stagedFile(site, name) : join(outFolder, name));
    for (const [ending, contents] of await compress(name, text)) {
      write(key + ending, stagedFile(site, name + ending), () => contents);
      keys.set(name + ending, key);
      staged.push(name + ending);
    }
  };
  const texts = [...keys].filter(([name]) => isText(name));
  // Twice the number of cores: one file is read or written while another is compressed.
  await pMap(texts, work, { concurrency: availableParallelism() * 2 });
}
