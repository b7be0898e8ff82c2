import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../../core/project.ts";
import type { Bytes } from "../../core/cache.ts";
import { attempt } from "../../core/attempt.ts";

/** Fonts and icons that were made when the package was compiled. */
export const SHIPPED_BRAND = join(PACKAGE_DIR, "lib/brand");

/** Path of a shipped file, by the hash of its inputs. */
export const shippedFile = (hash: string, extension: "woff2" | "png"): string =>
  join(SHIPPED_BRAND, `${hash}.${extension}`);

/** Contents of a shipped file; undefined when the package has none for this hash. */
export function readShipped(hash: string, extension: "woff2" | "png"): Bytes | undefined {
  return attempt(() => readFileSync(shippedFile(hash, extension)));
}
