/** Ends each part, so that texts that are cut otherwise are others. */
const END = "\0";

/** First 16 hex digits of the SHA-256 of the parts. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  // Loaded by need: a build that has nothing to do hashes nothing.
  const hash = process.getBuiltinModule("node:crypto").createHash("sha256");
  for (const part of parts) hash.update(part).update(END);
  return hash.digest("hex").slice(0, 16);
}
