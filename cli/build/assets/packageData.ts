import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { knownLicences } from "../../core/licences/bundleNotices.ts";
import type { PackageData, World } from "../../model/siteContext.ts";
import { svgDataUrl } from "../../plan/brand/svg.ts";
import type { ReadLetter } from "../../plan/brand/brandContext.ts";
import { once } from "../../core/lookups.ts";
import { PACKAGE_DIR, readPackage } from "../../core/project.ts";

const FLAGS = dirname(createRequire(import.meta.url).resolve("flag-icons/package.json"));

/** Flags up to this many bytes (two thirds of all) are inlined, into every page of their country. */
const MAX_INLINE_BYTES = 2048;

/** A flag as 4:3 SVG, or a neutral one for an unknown code. `code` is ISO 3166-1 alpha-2 in lower case. */
export function readFlag(code: string): Buffer {
  const folder = join(FLAGS, "flags/4x3");
  const file = join(folder, `${code}.svg`);
  return readFileSync(existsSync(file) ? file : join(folder, "xx.svg"));
}

/** A flag as a data URL; undefined when it is too large. */
function inlineFlag(code: string): string | undefined {
  const flag = readFlag(code);
  return flag.length > MAX_INLINE_BYTES ? undefined : svgDataUrl(flag.toString());
}

/** A file that is shipped with the package. */
const shipped = <T>(name: string): (() => T) =>
  once(() => JSON.parse(readFileSync(join(PACKAGE_DIR, "lib", name), "utf8")) as T);

/** Outlines of letters: with system fonts, icons would differ between machines. */
const outlines = shipped<Record<string, ReturnType<ReadLetter>>>("letters.json");

export const readWorld = shipped<World>("map/world.json");

/** What planners need of the package. @param root Folder of the project, whose own packages have licences, too. */
export const packageData = (root: string): PackageData => ({
  // The version is a part of the flags' URLs.
  flags: { version: readPackage(FLAGS).version, inline: inlineFlag },
  letter: (character) => outlines()[character],
  licences: knownLicences(root),
  world: readWorld,
});
