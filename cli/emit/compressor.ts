import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { readEncoded } from "../cache.ts";
import type { Compression } from "../config/schema/host.ts";
import { contentHash } from "../contentHash.ts";
import { moveFile, writeText } from "../files.ts";
import { PACKAGE_DIR } from "../project.ts";

/** The compressed forms of the package's own bundle, which come with it: a first build does not make them. */
export const SHIPPED_FORMS = join(PACKAGE_DIR, "lib/compressed");

/** Makes the compressed forms of a file, by their ending. Forms that save too little are missing. */
type Compress = (name: string, contents: string | Uint8Array) => Promise<Map<string, Uint8Array>>;

/** Quality of Brotli. On pages 11 takes sixty times as long as 5 and saves 12 %. */
const QUALITY = { fast: 5, best: 11 };

/** Both run in Node's thread pool: several texts at once take all cores. */
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

/** Loaded when it is needed: not every host wants compressed files. */
const zlib = () => process.getBuiltinModule("node:zlib");

/** A smaller text fits one network packet as it is. */
const MIN_BYTES = 1024;
/** Saves less than a tenth: not worth a file. */
const WORTH = 0.9;

const isText = (name: string): boolean => /\.(?:html|css|js|json|xml|txt|svg)$/.test(name);

/** Browsers keep these for a year: their names change with their contents. */
const isImmutable = (name: string): boolean => /(?:^|\/)assets\//.test(name);

/** Compresses texts, whose files' names `isText` knows. `endings` are those of the files beside a text. */
export interface Compressor {
  /** How it compresses: files of another way are made anew. */
  way: Compression;
  endings: readonly string[];
  isText(name: string): boolean;
  compress: Compress;
}

/**
 * Compresses what browsers keep for a year as far as possible, once for each content: results are kept in the folder `cache`,
 * which may be deleted at any time. Everything else is compressed in the given way.
 */
export function createCompressor(cache: string, way: Compression): Compressor {
  const compress: Compress = async (name, text) => {
    const contents = typeof text === "string" ? Buffer.from(text) : text;
    if (contents.byteLength < MIN_BYTES) return new Map();
    const isBest = way === "best" || isImmutable(name);
    const hash = isBest ? contentHash(contents) : undefined;
    const forms = await Promise.all(
      Object.entries(ENCODERS).map(async ([ending, encode]) => {
        const make = () => encode(contents, isBest ? QUALITY.best : QUALITY.fast);
        return [ending, await (hash === undefined ? make() : cached(cache, hash + ending, make))] as const;
      }),
    );
    return new Map(forms.filter(([, form]) => form.byteLength < contents.byteLength * WORTH));
  };
  return { way, endings: Object.keys(ENCODERS), isText, compress };
}

let count = 0;

async function cached(cache: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cache, name);
  const known = readShipped(name) ?? readEncoded(file);
  if (known) return known;
  const made = await make();
  // Renamed into place: an interrupted build leaves no half-written file to the next one.
  const fresh = `${file}.${process.pid}-${(count += 1)}`;
  writeText(fresh, made);
  moveFile(fresh, file);
  return made;
}

function readShipped(name: string): Buffer | undefined {
  try {
    return readFileSync(join(SHIPPED_FORMS, name));
  } catch {
    return undefined;
  }
}
