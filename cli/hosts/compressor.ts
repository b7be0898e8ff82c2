import { attempt } from "../core/attempt.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { readEncoded, writeEncoded } from "../core/cache.ts";
import type { Compression } from "../config/schema/network/host.ts";
import { contentHash } from "../core/contentHash.ts";
import type { FileTree } from "../core/files.ts";
import { PACKAGE_DIR } from "../core/project.ts";

/** Compressed copies of the shipped bundle, so that a first build needn't make them. */
export const SHIPPED_COPIES = join(PACKAGE_DIR, "lib/compressed");

/** Brotli quality. On pages 11 takes sixty times as long as 5 and saves 12 %. */
const QUALITY = { fast: 5, best: 11 };

/** Encoders by file extension. They run in Node's thread pool, so several files at once use all cores. */
const ENCODERS: Record<string, (contents: Uint8Array, quality: number) => Promise<Buffer>> = {
  ".br"(contents, quality) {
    const { brotliCompress, constants } = zlib();
    return promisify(brotliCompress)(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.byteLength,
      },
    });
  },
  ".gz": (contents) => promisify(zlib().gzip)(contents, { level: 9 }),
};

/** Loaded lazily: not every host needs compressed files. */
const zlib = () => process.getBuiltinModule("node:zlib");

/** A smaller file fits into one network packet uncompressed. */
const MIN_BYTES = 1024;
/** A compressed copy must be smaller than this share of the original. */
const MAX_SIZE_SHARE = 0.9;

const isText = (name: string): boolean => /\.(?:html|css|js|json|xml|txt|svg)$/.test(name);

/** Files whose names contain a hash of their contents; browsers cache them for a year. */
const isImmutable = (name: string): boolean => /(?:^|\/)assets\//.test(name);

/**
 * Compresses immutable files with the best quality, and everything else as `way` says. Results with the best quality
 * are cached in the folder `cache`, which may be deleted at any time.
 */
export function createCompressor(cache: string, way: Compression) {
  /** Contents of copies by file extension, without those that save too little. */
  async function compress(name: string, text: string | Uint8Array): Promise<Map<string, Uint8Array>> {
    const contents = typeof text === "string" ? Buffer.from(text) : text;
    if (contents.byteLength < MIN_BYTES) return new Map();
    const isBest = way === "best" || isImmutable(name);
    const hash = isBest ? contentHash(contents) : undefined;
    const copies = await Promise.all(
      Object.entries(ENCODERS).map(async ([ending, encode]) => {
        const make = () => encode(contents, isBest ? QUALITY.best : QUALITY.fast);
        return [ending, await (hash === undefined ? make() : cached(cache, hash + ending, make))] as const;
      }),
    );
    return new Map(copies.filter(([, copy]) => copy.byteLength < contents.byteLength * MAX_SIZE_SHARE));
  }
  // Copies that were made in another way are outdated; `endings` are their file extensions.
  return { way, endings: Object.keys(ENCODERS), isText, compress };
}

async function cached(cache: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cache, name);
  const existing = attempt(() => readFileSync(join(SHIPPED_COPIES, name))) ?? readEncoded(file);
  if (existing) return existing;
  const contents = await make();
  writeEncoded(file, contents);
  return contents;
}

/** Adds compressed copies of the text files below `folder`. */
export async function addCompressed(
  files: FileTree,
  folder: string,
  { isText, compress }: ReturnType<typeof createCompressor>,
): Promise<void> {
  const texts = [...files].filter(([path]) => path.startsWith(folder) && isText(path));
  const copies = await Promise.all(texts.map(([path, contents]) => compress(path, contents)));
  for (const [index, [path]] of texts.entries())
    for (const [ending, contents] of copies[index] ?? []) files.set(path + ending, contents);
}
