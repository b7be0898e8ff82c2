import { readEncoded } from "../cache.ts";
import { contentHash } from "../contentHash.ts";
import { moveFile, writeText } from "../files.ts";

export type Bytes = Uint8Array<ArrayBufferLike>;

/** Length of the hexadecimal hash at the end of a cached file. Decoders ignore what follows their data. */
const HASH_LENGTH = 16;

/** The contents of a cached file; undefined when it is missing or damaged. */
export function readSealed(file: string): Bytes | undefined {
  const bytes = readEncoded(file);
  const contents = bytes?.subarray(0, -HASH_LENGTH);
  return contents && bytes?.subarray(-HASH_LENGTH).toString("latin1") === contentHash(contents) ? contents : undefined;
}

let count = 0;

/** Writes a file with its hash to the cache. Returns the contents. */
export function keepSealed(file: string, contents: Bytes): Bytes {
  // Renamed when it is complete, so that an interrupted build leaves no partial file.
  const temporary = `${file}.${process.pid}-${(count += 1)}`;
  writeText(temporary, Buffer.concat([contents, Buffer.from(contentHash(contents), "latin1")]));
  moveFile(temporary, file);
  return contents;
}
