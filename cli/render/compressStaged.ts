import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import type { WriteShared } from "./shareFiles.ts";

/** Makes the compressed forms of a file's contents, by their ending. */
export interface Compressor {
  /** How it compresses: forms of another way are not current. */
  way: string;
  endings: readonly string[];
  isText(name: string): boolean;
  compress(name: string, contents: Uint8Array): Promise<Map<string, Uint8Array>>;
}

interface Options {
  /** Every file of the site with its key; the compressed ones are added. */
  keys: Map<string, string>;
  /** Names of the files that are new in the staging folder; the compressed ones are added. */
  staged: string[];
  /** Where the new files are. */
  folder: string;
  /** Where the others are. */
  place: string;
  /** True when the file is there as the last build wrote it for this key. */
  isThere(name: string, key: string): boolean;
  /** Takes over a file that is there. */
  keep(name: string, key: string): void;
  write: WriteShared;
}

/** Puts compressed forms of a site's texts beside them in the staging folder, for those that are not current. */
export async function compressStaged(
  { way, endings, isText, compress }: Compressor,
  { keys, staged, folder, place, isThere, keep, write }: Options,
): Promise<void> {
  const fresh = new Set(staged);
  const work = async ([name, plainKey]: [string, string]) => {
    const key = `${plainKey} ${way}`;
    const forms = endings.map((ending) => name + ending);
    if (!fresh.has(name) && forms.every((form) => isThere(form, key))) {
      for (const form of forms) keep(form, key);
      return;
    }
    const text = readFileSync(join(fresh.has(name) ? folder : place, name));
    for (const [ending, contents] of await compress(name, text)) {
      write(key + ending, join(folder, name + ending), () => contents);
      keys.set(name + ending, key);
      staged.push(name + ending);
    }
  };
  const texts = [...keys].filter(([name]) => isText(name));
  // Twice as many as cores: one reads and writes while another compresses.
  await pMap(texts, work, { concurrency: availableParallelism() * 2 });
}
