import { posix } from "node:path";

/** Folders of a project's own parts, below `countries/`. */
export const PART_FOLDERS = ["sections", "templates", "components", "styles"] as const;
export type PartFolder = (typeof PART_FOLDERS)[number];

/** What a file of each folder is named like, when it is a part; others there are helpers that parts import. */
const ENDING: Record<PartFolder, RegExp> = {
  sections: /\.tsx$/,
  templates: /\.tsx$/,
  components: /\.tsx$/,
  styles: /\.(?:scss|css)$/,
};

/** A file that adds or replaces something by being there. */
export interface PartFile {
  folder: PartFolder;
  /** The file's name without ending. */
  name: string;
  /** Its path from the project's root. */
  file: string;
}

/** All files in the folders of own parts, in order: their paths from the project's root. */
export const ownFiles = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources.keys()].filter((file) => folderOf(file) !== undefined).sort();

/** The parts among the files: those directly in their folder. Sass itself takes files with an underscore as helpers. */
export function listParts(files: readonly string[]): PartFile[] {
  return files.flatMap((file) => {
    const folder = folderOf(file);
    const base = posix.basename(file);
    const isPart =
      folder !== undefined &&
      posix.dirname(file) === `countries/${folder}` &&
      ENDING[folder].test(base) &&
      !base.startsWith("_");
    return isPart ? [{ folder, name: base.replace(/\.\w+$/, ""), file }] : [];
  });
}

/** The folder of own parts that a file is in; undefined for other files. */
export const folderOf = (file: string): PartFolder | undefined =>
  PART_FOLDERS.find((folder) => file.startsWith(`countries/${folder}/`));
