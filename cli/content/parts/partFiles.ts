import { posix, join } from "node:path";
import type { Client } from "../../../runtime/site/parts.ts";
import { PACKAGE_DIR } from "../../core/project.ts";

/** Folders of a project's own parts, below `countries/`. */
export const PART_FOLDERS = ["sections", "templates", "components", "styles"] as const;
export type PartFolder = (typeof PART_FOLDERS)[number];

const IN_PART_FOLDER = new RegExp(`^countries/(${PART_FOLDERS.join("|")})/`);

/** A part: a file that adds or replaces something. */
export interface PartFile {
  folder: PartFolder;
  name: string;
  /** Path from the project's root. */
  file: string;
  /** When the browser hydrates it; only of sections that export it. */
  client?: Client | undefined;
}

/** Sorted paths of all files in the folders of own parts. */
export const ownFiles = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources.keys()].filter((file) => folderOf(file) !== undefined).sort();

/** The parts among the files: modules and styles directly in their folder, without leading underscore (a Sass helper). */
export function listParts(files: readonly string[]): PartFile[] {
  return files.flatMap((file) => {
    const folder = folderOf(file);
    const base = posix.basename(file);
    const isPart =
      folder !== undefined &&
      posix.dirname(file) === `countries/${folder}` &&
      (folder === "styles" ? /\.(?:scss|css)$/ : /\.tsx$/).test(base) &&
      !base.startsWith("_");
    return isPart ? [{ folder, name: base.replace(/\.\w+$/, ""), file }] : [];
  });
}

/** The folder of own parts that contains a file; undefined for other files. */
export const folderOf = (file: string): PartFolder | undefined =>
  IN_PART_FOLDER.exec(file)?.[1] as PartFolder | undefined;

/** Suffixes of an import path, in the order that bundlers try. */
const SUFFIXES = ["", ".ts", ".tsx", ".js", ".jsx", ".mjs", ".json", "/index.ts", "/index.tsx", "/index.js"];

/** Path of a relative import from the project's root. */
export const importedPath = (file: string, from: string): string =>
  posix.join(posix.dirname(file), from.replace(/\?.*$/, ""));

/** The file that a relative import leads to; undefined for packages and missing files. */
export function findImported(file: string, from: string, files: { has(file: string): boolean }): string | undefined {
  if (!from.startsWith(".")) return undefined;
  return SUFFIXES.map((suffix) => importedPath(file, from) + suffix).find((path) => files.has(path));
}

export const PARTS_MODULE = "countrysites/parts";

export const PARTS_SOURCE = join(PACKAGE_DIR, "runtime/parts/index.ts");
