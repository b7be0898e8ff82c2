import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import pMap from "p-map";
import type { SiteFiles } from "./siteFiles.ts";

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

/** Stages compressed copies of a site's text files, where the output has none that are current. */
export async function compressStaged({ way, endings, isText, compress }: Compressor, files: SiteFiles): Promise<void> {
  const work = async ([name, plainKey]: [string, string]) => {
    const key = `${plainKey} ${way}`;
    const { isStaged, path } = files.find(name);
    const copies = endings.map((ending) => name + ending);
    if (!isStaged && copies.every((copy) => files.isUpToDate(copy, key)))
      return copies.forEach((copy) => files.addFile(copy, key));
    for (const [ending, contents] of await compress(name, readFileSync(path)))
      files.addContents(name + ending, key, () => contents, key + ending);
  };
  const texts = [...files.keys].filter(([name]) => isText(name));
  // Twice the number of cores: one file is read or written while another is compressed.
  await pMap(texts, work, { concurrency: availableParallelism() * 2 });
}
