import { readFileSync, writeFileSync } from "node:fs";

/**
 * Writes what a script has beside ASCII as `\u` escapes, which mean the same in texts and patterns: V8 then needs one byte
 * for each of its characters, and nobody has to decode it. A script with a backslash before such a sign stays as it is.
 */
export function escapeScript(file: string): void {
  const text = readFileSync(file, "utf8");
  if (/\\[^\0-\x7f]/.test(text)) return;
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  // By code units: a surrogate pair is two escapes, which patterns read as one sign too.
  writeFileSync(file, text.replaceAll(/[^\0-\x7f]/g, escape));
}
