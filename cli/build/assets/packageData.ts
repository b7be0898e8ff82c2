import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { knownLicences } from "../../core/licences/bundleNotices.ts";
import type { Flags, PackageData, World } from "../../model/siteContext.ts";
import { svgDataUrl } from "../../plan/brand/svg.ts";
import type { ReadLetter } from "../../plan/brand/brandContext.ts";
import { PACKAGE_DIR } from "../../core/project.ts";

const packageFile = createRequire(import.meta.url).resolve("flag-icons/package.json");

/** Flags up to this many bytes (two thirds of all) are inlined, into every page of their country. */
const MAX_INLINE_BYTES = 2048;

/** Version of the flag package, which is a part of the flags' URLs. */
const flagVersion = (): string => (JSON.parse(readFileSync(packageFile, "utf8")) as { version: string }).version;

/** A flag as 4:3 SVG, or a neutral one for an unknown code. `code` is ISO 3166-1 alpha-2 in lower case. */
export function readFlag(code: string): Buffer {
  const folder = join(dirname(packageFile), "flags/4x3");
  const file = join(folder, `${code}.svg`);
  return readFileSync(existsSync(file) ? file : join(folder, "xx.svg"));
}

/** A flag as a data URL; undefined when it is too large. */
function inlineFlag(code: string): string | undefined {
  const flag = readFlag(code);
  return flag.length > MAX_INLINE_BYTES ? undefined : svgDataUrl(flag.toString());
}

/** What planners need to know of flags. */
const flags = (): Flags => ({ version: flagVersion(), inline: inlineFlag });

type Outlines = Record<string, ReturnType<ReadLetter>>;

let outlines: Outlines | undefined;

/** Letter outlines that are shipped with the package: with system fonts, icons would differ between machines. */
const readLetter: ReadLetter = (character) => {
  outlines ??= JSON.parse(readFileSync(join(PACKAGE_DIR, "lib/letters.json"), "utf8")) as Outlines;
  return outlines[character];
};

let world: World | undefined;

/** The world map that is shipped with the package. */
export function readWorld(): World {
  world ??= JSON.parse(readFileSync(join(PACKAGE_DIR, "lib/map/world.json"), "utf8")) as World;
  return world;
}

/** What planners need of the package. @param root Folder of the project, whose own packages have licences, too. */
export const packageData = (root: string): PackageData => ({
  flags: flags(),
  letter: readLetter,
  licences: knownLicences(root),
  world: readWorld,
});
