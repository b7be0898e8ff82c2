/** Ends each part, so that `["ab", "c"]` and `["a", "bc"]` have different hashes. */
const END = "\0";

/** The first 16 hexadecimal digits of the SHA-256 of the parts. */
export const contentHash = (...parts: (string | Uint8Array)[]): string => digest(parts).slice(0, 16);

function digest(parts: readonly (string | Uint8Array)[]): string {
  // Loaded lazily: a build that finds no changes needs no hashes.
  const { createHash, hash } = process.getBuiltinModule("node:crypto");
  if (parts.every((part) => typeof part === "string")) return hash("sha256", parts.join(END) + END);
  const whole = createHash("sha256");
  for (const part of parts) whole.update(part).update(END);
  return whole.digest("hex");
}
