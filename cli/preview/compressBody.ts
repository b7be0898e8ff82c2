import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip";

interface Codec {
  ending: string;
  /** `best`: as a build compresses, once. Otherwise as hosts compress, at each request. */
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
 * Compresses a body as the host would send it. The compressed file that the build made beside it is taken when it holds
 * the same text. It holds another when the preview has replaced addresses: then the text is compressed here.
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
