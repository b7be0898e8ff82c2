import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../project.ts";
import type { Bytes } from "./sealedFiles.ts";

/** Fonts and icons that were made when the package was compiled. */
export const SHIPPED_BRAND = join(PACKAGE_DIR, "lib/brand");

/** One of them, by the hash of what it was made from. */
export const shippedFile = (hash: string, ending: "woff2" | "png"): string => join(SHIPPED_BRAND, `${hash}.${ending}`);

/** Reads it; undefined for what the package does not bring along. */
export function readShipped(hash: string, ending: "woff2" | "png"): Bytes | undefined {
  try {
    return readFileSync(shippedFile(hash, ending));
  } catch {
    return undefined;
  }
}
