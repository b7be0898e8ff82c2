import { posix, join } from "node:path";
import type { Client } from "../../../runtime/site/parts.ts";
import { PACKAGE_DIR } from "../../core/project.ts";

/** Folders of a project's own parts, below `countries/`. */
export const PART_FOLDERS = ["sections", "templates", "components", "styles"] as const;
export type PartFolder = (typeof PART_FOLDERS)[number];

const IN_PART_FOLDER = new RegExp(`^countries/(${PART_FOLDERS.join("|")})/`);

/** File names of parts in each folder; other files are helpers. */
const PART_NAME: Record<PartFolder, RegExp> = {
  sections: /\.tsx$/,
  templates: /\.tsx$/,
  components: /\.tsx$/,
  styles: /\.(?:scss|css)$/,
};

/** A part: a file that adds or replaces something. */
export interface PartFile {
  folder: PartFolder;
  /** File name without extension. */
  name: string;
  /** Path from the project's root. */
  file: string;
  /** When the browser hydrates it; only of sections that export it. */
  client?: Client | undefined;
}

/** Sorted paths of all files in the folders of own parts. */
export const ownFiles = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources.keys()].filter((file) => folderOf(file) !== undefined).sort();

/** The parts among the files: those directly in their folder, without leading underscore (a helper in Sass). */
export function listParts(files: readonly string[]): PartFile[] {
  return files.flatMap((file) => {
    const folder = folderOf(file);
    const base = posix.basename(file);
    const isPart =
      folder !== undefined &&
      posix.dirname(file) === `countries/${folder}` &&
      PART_NAME[folder].test(base) &&
      !base.startsWith("_");
    return isPart ? [{ folder, name: base.replace(/\.\w+$/, ""), file }] : [];
  });
}

/** The folder of own parts that contains a file; undefined for other files. */
export const folderOf = (file: string): PartFolder | undefined =>
  IN_PART_FOLDER.exec(file)?.[1] as PartFolder | undefined;

export const PARTS_MODULE = "countrysites/parts";

export const PARTS_SOURCE = join(PACKAGE_DIR, "runtime/parts/index.ts");
