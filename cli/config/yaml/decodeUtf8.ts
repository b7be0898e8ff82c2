import { isUtf8 } from "node:buffer";

/** Decodes bytes as UTF-8, without a byte order mark. @returns undefined when they aren't UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  return text.startsWith("\u{feff}") ? text.slice(1) : text;
}
