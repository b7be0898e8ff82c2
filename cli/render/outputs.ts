import { readFileSync } from "node:fs";
import { join } from "node:path";
import { removePath, writeText } from "../files.ts";
import type { Project } from "../project.ts";
import { stampOf } from "../stamps.ts";

/** What the last build wrote into a folder, by name. */
export type Written = Record<string, WrittenFile>;

interface WrittenFile {
  /** Of what it was made from. */
  key: string;
  /** Size and time on disk. */
  stamp: string;
}

interface Saved {
  /** The folder that the names are in. */
  place: string;
  files: Written;
}

const recordFile = (project: Project, folder: string) => join(project.work, "cache/outputs", `${folder}.json`);

/** What the last build wrote to `place`; undefined when that is not known. */
export function readWritten(project: Project, folder: string, place: string): Written | undefined {
  try {
    const saved = JSON.parse(readFileSync(recordFile(project, folder), "utf8")) as Saved;
    return saved.place === place ? saved.files : undefined;
  } catch {
    return undefined;
  }
}

interface Saving {
  /** The keys of all that is in the folder now. */
  keys: ReadonlyMap<string, string>;
  /** Files that were found as they are there. */
  kept?: Written;
}

/** Keeps what is in the folder now. */
export function saveWritten(project: Project, folder: string, place: string, { keys, kept = {} }: Saving): Written {
  const files: Written = {};
  for (const [name, key] of keys) files[name] = kept[name] ?? { key, stamp: stampOf(join(place, name)) };
  writeText(recordFile(project, folder), JSON.stringify({ place, files } satisfies Saved));
  return files;
}

/** Forgets a folder, before it is changed: after a build that was cut off, the next one starts from nothing. */
export const forgetWritten = (project: Project, folder: string): void => removePath(recordFile(project, folder));

/** True when the file is what was written for this key, untouched since. */
export const isCurrent = (written: WrittenFile | undefined, key: string, path: string): written is WrittenFile =>
  written?.key === key && written.stamp === stampOf(path);

/** What the last build wrote to `place`, when all of it is there, untouched since. */
export function readIntact(project: Project, folder: string, place: string): Written | undefined {
  const written = readWritten(project, folder, place);
  const isIntact = Object.entries(written ?? {}).every(([name, { stamp }]) => stamp === stampOf(join(place, name)));
  return isIntact ? written : undefined;
}

/** Bytes of the files of a record. */
export const sizeOf = (files: Written): number =>
  Object.values(files).reduce((sum, { stamp }) => sum + Number.parseInt(stamp, 10), 0);
