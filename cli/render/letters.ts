import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReadLetter } from "../plan/brand/brandContext.ts";
import { PACKAGE_DIR } from "../project.ts";

type Outlines = Record<string, ReturnType<ReadLetter>>;

let outlines: Outlines | undefined;

/** Letter outlines that are shipped with the package: with system fonts, icons would differ between machines. */
export const readLetter: ReadLetter = (character) => {
  outlines ??= JSON.parse(readFileSync(join(PACKAGE_DIR, "lib/letters.json"), "utf8")) as Outlines;
  return outlines[character];
};
