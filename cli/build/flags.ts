import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const packageFile = createRequire(import.meta.url).resolve("flag-icons/package.json");

/** Version of the flags' package; a part of the flags' addresses. */
export const flagVersion = (): string => (JSON.parse(readFileSync(packageFile, "utf8")) as { version: string }).version;

/** A flag as SVG, 4:3; a neutral one for a code that has none. `code` is ISO 3166-1 alpha-2 in lower case. */
export function readFlag(code: string): Buffer {
  const folder = join(dirname(packageFile), "flags/4x3");
  const file = join(folder, `${code}.svg`);
  return readFileSync(existsSync(file) ? file : join(folder, "xx.svg"));
}
