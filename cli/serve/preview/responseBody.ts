import { attempt } from "../../core/attempt.ts";
import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { lookup } from "mrmime";

/** The best quality is that of a build's precompressed files, the other one that of hosts that compress on request. */
const CODECS = {
  br: {
    extension: ".br",
    pack: (plain: Buffer, isBest: boolean) =>
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: isBest ? 11 : 5 } }),
    unpack: brotliDecompressSync,
  },
  gzip: {
    extension: ".gz",
    pack: (plain: Buffer, isBest: boolean) => gzipSync(plain, { level: isBest ? 9 : 6 }),
    unpack: gunzipSync,
  },
};

export type Encoding = keyof typeof CODECS;

/**
 * Compresses a body as the host would. Uses the build's precompressed file if it has the same contents, which it hasn't
 * when preview has replaced URLs.
 */
export function compressBody(path: string, plain: Buffer, encoding: Encoding): Buffer {
  const { extension, pack, unpack } = CODECS[encoding];
  const precompressed = attempt(() => readFileSync(path + extension));
  if (!precompressed) return pack(plain, false);
  return attempt(() => unpack(precompressed))?.equals(plain) ? precompressed : pack(plain, true);
}

/** The Content-Type header for a file, by its extension. */
export function contentType(file: string): string {
  // `mrmime` lacks `.ico`.
  const type = lookup(file) ?? (file.endsWith(".ico") ? "image/x-icon" : "application/octet-stream");
  return /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type;
}

export const isText = (type: string): boolean => /^text\/|[/+](?:json|xml)\b/.test(type);
