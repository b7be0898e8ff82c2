import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { contentHash } from "../contentHash.ts";
import { moveFile, writeText } from "../files.ts";

/** Makes the compressed forms of a text, by the ending of their file. Forms that save too little are missing. */
type Compress = (contents: string | Uint8Array) => Promise<Map<string, Uint8Array>>;

/** Both run in Node's thread pool: several texts at once take all cores. */
const ENCODERS: Record<string, (contents: Uint8Array) => Promise<Buffer>> = {
  ".br"(contents) {
    const { brotliCompress, constants } = zlib();
    return promisify(brotliCompress)(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
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

/** Compresses texts, whose files' names `isText` knows. `endings` are those of the files beside a text. */
export interface Compressor {
  endings: readonly string[];
  isText(name: string): boolean;
  compress: Compress;
}

/** Compresses each content once and keeps the result below `cache`, which may be deleted at any time. */
export function createCompressor(cache: string): Compressor {
  const compress: Compress = async (text) => {
    const contents = typeof text === "string" ? Buffer.from(text) : text;
    if (contents.byteLength < MIN_BYTES) return new Map();
    const hash = contentHash(contents);
    const forms = await Promise.all(
      Object.entries(ENCODERS).map(
        async ([ending, encode]) => [ending, await cached(join(cache, hash + ending), () => encode(contents))] as const,
      ),
    );
    return new Map(forms.filter(([, form]) => form.byteLength < contents.byteLength * WORTH));
  };
  return { endings: Object.keys(ENCODERS), isText, compress };
}

let count = 0;

async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return readFileSync(file);
  } catch {
    const made = await make();
    // Renamed into place: an interrupted build leaves no half-written file to the next one.
    const fresh = `${file}.${process.pid}-${(count += 1)}`;
    writeText(fresh, made);
    moveFile(fresh, file);
    return made;
  }
}
