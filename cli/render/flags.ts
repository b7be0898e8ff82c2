import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Flags } from "../plan/siteContext.ts";
import { svgDataUrl } from "../plan/svgDataUrl.ts";

const packageFile = createRequire(import.meta.url).resolve("flag-icons/package.json");

/** Largest flag that is put into pages, in bytes: two thirds of all are smaller. Every page of its country has it. */
const INLINE_MOST = 2048;

/** Version of the flags' package; a part of the flags' addresses. */
const flagVersion = (): string => (JSON.parse(readFileSync(packageFile, "utf8")) as { version: string }).version;

/** A flag as SVG, 4:3; a neutral one for a code that has none. `code` is ISO 3166-1 alpha-2 in lower case. */
export function readFlag(code: string): Buffer {
  const folder = join(dirname(packageFile), "flags/4x3");
  const file = join(folder, `${code}.svg`);
  return readFileSync(existsSync(file) ? file : join(folder, "xx.svg"));
}

/** A flag that is small enough to be part of the pages that show it first. */
function inlineFlag(code: string): string | undefined {
  const flag = readFlag(code);
  return flag.length > INLINE_MOST ? undefined : svgDataUrl(flag.toString());
}

/** What is planned with of the flags. */
export const flags = (): Flags => ({ version: flagVersion(), inline: inlineFlag });
