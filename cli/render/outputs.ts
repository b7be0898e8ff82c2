import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engineId } from "../engine.ts";
import { listFiles, removePath, writeText } from "../files.ts";
import type { Project } from "../project.ts";
import { stampOf } from "../stamps.ts";

/** The files that the last build wrote into a folder, by name. */
export type Outputs = Record<string, OutputFile>;

interface OutputFile {
  /** Of what it was made from. */
  key: string;
  /** Its stamp on disk. */
  stamp: string;
}

/** A record of a folder. It is no cache: what a build has written must be known to be removed again. */
interface OutputRecord {
  /** The folder that the names are in. */
  place: string;
  /** The engine that wrote the files; undefined while they are being changed. */
  engine?: string | undefined;
  files: Outputs;
}

const recordFile = (project: Project, folder: string) => join(project.work, "outputs", `${folder}.json`);

/** What the last build wrote to `place`; undefined when that is not known. */
function readRecord(project: Project, folder: string, place: string): OutputRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(recordFile(project, folder), "utf8")) as OutputRecord;
    return record.place === place ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Names of the files that sitegen has written to `place`; undefined when that is not known. */
export function listOutputs(project: Project, folder: string, place: string): string[] | undefined {
  const record = readRecord(project, folder, place);
  return record && Object.keys(record.files);
}

/** What the last build wrote to `place`, when it was made by this engine. */
export function readOutputs(project: Project, folder: string, place: string): Outputs | undefined {
  const record = readRecord(project, folder, place);
  return record?.engine === engineId() ? record.files : undefined;
}

/**
 * Keeps what is in the folder now.
 * @param keys The keys of all files that are there.
 * @param unchanged Files that are there as the last build wrote them.
 */
export function saveOutputs(
  project: Project,
  folder: string,
  place: string,
  { keys, unchanged = {} }: { keys: ReadonlyMap<string, string>; unchanged?: Outputs },
): Outputs {
  const files: Outputs = {};
  for (const [name, key] of keys) files[name] = unchanged[name] ?? { key, stamp: stampOf(join(place, name)) };
  const record: OutputRecord = { place, engine: engineId(), files };
  writeText(recordFile(project, folder), JSON.stringify(record));
  return files;
}

/**
 * Distrusts a folder before it is changed: after a build that was cut off, the next one writes all of it again, and removes
 * what it does not have. @param names Files that will be there, beside those that are.
 */
export function distrustOutputs(project: Project, folder: string, place: string, names: Iterable<string>): void {
  const record = readRecord(project, folder, place);
  if (!record) return;
  const files = { ...record.files };
  for (const name of names) files[name] ??= { key: "", stamp: "" };
  writeText(recordFile(project, folder), JSON.stringify({ ...record, files, engine: undefined }));
}

/** Forgets a folder that is no more. */
export function forgetOutputs(project: Project, folder: string): void {
  removePath(recordFile(project, folder));
  removePath(recordFile(project, `${folder}.assets`));
}

/** Folders that there are records of. */
export const listRecords = (project: Project): string[] =>
  listFiles(join(project.work, "outputs")).flatMap((name) => /^([^.]+)\.json$/.exec(name)?.[1] ?? []);

/** True when the file is what was written for this key, untouched since. */
export const isCurrent = (file: OutputFile | undefined, key: string, path: string): boolean =>
  file?.key === key && file.stamp === stampOf(path);

/** What the last build wrote to `place`, when all of it is there, untouched since. */
export function readIntact(project: Project, folder: string, place: string): Outputs | undefined {
  const files = readOutputs(project, folder, place);
  const isIntact = Object.entries(files ?? {}).every(([name, { stamp }]) => stamp === stampOf(join(place, name)));
  return isIntact ? files : undefined;
}

/** Bytes of the files of a record. */
export const sizeOf = (files: Outputs): number =>
  Object.values(files).reduce((sum, { stamp }) => sum + Number.parseInt(stamp, 10), 0);
