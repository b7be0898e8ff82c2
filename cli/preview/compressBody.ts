import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip";

interface Codec {
  ending: string;
  /** `best` as for files that are compressed once, otherwise as hosts compress in passing. */
  pack(plain: Buffer, best: boolean): Buffer;
  unpack(packed: Buffer): Buffer;
}

const CODECS: Record<Encoding, Codec> = {
  br: {
    ending: ".br",
    pack: (plain, best) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: best ? 11 : 5 } }),
    unpack: brotliDecompressSync,
  },
  gzip: { ending: ".gz", pack: (plain, best) => gzipSync(plain, { level: best ? 9 : 6 }), unpack: gunzipSync },
};

/**
 * A body as the host would send it: the compressed file beside it, when the build made one. When that holds another text,
 * because the preview has put its own addresses into it, this one is compressed as well.
 */
export function compressBody(path: string, plain: Buffer, encoding: Encoding): Buffer {
  const { ending, pack, unpack } = CODECS[encoding];
  try {
    const ready = readFileSync(path + ending);
    return unpack(ready).equals(plain) ? ready : pack(plain, true);
  } catch {
    return pack(plain, false);
  }
}
