/** Ends each part, so that texts that are cut otherwise are others. */
const END = "\0";

/** First 16 hex digits of the SHA-256 of the parts. */
export const contentHash = (...parts: (string | Uint8Array)[]): string => digest(parts).slice(0, 16);

/** Texts are hashed in one call, which is quicker than one for each. */
function digest(parts: readonly (string | Uint8Array)[]): string {
  // Loaded by need: a build that has nothing to do hashes nothing.
  const { createHash, hash } = process.getBuiltinModule("node:crypto");
  if (parts.every((part) => typeof part === "string")) return hash("sha256", parts.join(END) + END);
  const whole = createHash("sha256");
  for (const part of parts) whole.update(part).update(END);
  return whole.digest("hex");
}
