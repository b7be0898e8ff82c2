import { readEncoded } from "../cache.ts";
import { contentHash } from "../contentHash.ts";
import { moveFile, writeText } from "../files.ts";

export type Bytes = Uint8Array<ArrayBufferLike>;

/** Hexadecimal digits at a kept file's end: a hash of what is before them. Decoders don't read them. */
const SEAL = 16;

/** The contents of a kept file; undefined when it is not there, or damaged. */
export function readSealed(file: string): Bytes | undefined {
  const bytes = readEncoded(file);
  const contents = bytes?.subarray(0, -SEAL);
  return contents && bytes?.subarray(-SEAL).toString("latin1") === contentHash(contents) ? contents : undefined;
}

let count = 0;

/** Keeps a file with its seal, and gives its contents. */
export function keepSealed(file: string, contents: Bytes): Bytes {
  // In one step: a build that is cut off leaves no half of a file for the next one.
  const fresh = `${file}.${process.pid}-${(count += 1)}`;
  writeText(fresh, Buffer.concat([contents, Buffer.from(contentHash(contents), "latin1")]));
  moveFile(fresh, file);
  return contents;
}
