import { readFileSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../../core/attempt.ts";
import { engineId } from "../../core/engine.ts";
import { listFiles, removePath, writeText } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";
import { stampOf } from "../../core/stamps.ts";

/** The files that the last build wrote into a folder, by name. */
export type Outputs = Record<string, OutputFile>;

interface OutputFile {
  /** Hash or version of its inputs. */
  key: string;
  stamp: string;
}

/** A folder's record. It isn't a cache: a later build removes only files that are recorded. */
export interface OutputRecord {
  /** Path of the folder. */
  place: string;
  /** The engine that wrote the files; undefined while a commit changes them. */
  engine?: string | undefined;
  files: Outputs;
  /** Assets of earlier builds that still exist: how many builds with changed assets ago each was last current. */
  old?: Record<string, number>;
}

/** Key of the record of the host's files, among those of the sites. */
export const HOST_RECORD = "(host)";

/** The folder that a record is about. @param site A site's key, or `HOST_RECORD`. */
export const outFolder = ({ out }: Project, site: string): string => (site === HOST_RECORD ? out : join(out, site));

const recordFile = (project: Project, site: string) => join(project.work, "outputs", `${site}.json`);

/** The record of a folder; undefined when there is none. */
export function readRecord(project: Project, site: string): OutputRecord | undefined {
  const record = attempt(() => JSON.parse(readFileSync(recordFile(project, site), "utf8")) as OutputRecord);
  return record?.place === outFolder(project, site) ? record : undefined;
}

/** Names of the files that sitegen has written to a folder; undefined when there is no record. */
export function listOutputs(project: Project, site: string): string[] | undefined {
  const record = readRecord(project, site);
  return record && Object.keys(record.files);
}

/** The files that the last build wrote, if the same engine made them. */
export const currentOutputs = (record: OutputRecord | undefined): Outputs | undefined =>
  record?.engine === engineId() ? record.files : undefined;

/** The files of a folder after a build. */
export interface NewOutputs extends Pick<OutputRecord, "old"> {
  /** Keys of all files, by name. */
  keys: Map<string, string>;
  /** Those that stay as the last build wrote them. */
  unchanged?: Outputs;
}

/** Records the files that are in the folder now. */
export function saveOutputs(project: Project, site: string, { keys, unchanged = {}, old }: NewOutputs): Outputs {
  const files: Outputs = {};
  const folder = outFolder(project, site);
  for (const [name, key] of keys) files[name] = unchanged[name] ?? { key, stamp: stampOf(join(folder, name)) };
  const record: OutputRecord = { place: folder, engine: engineId(), files, ...(old && { old }) };
  writeText(recordFile(project, site), JSON.stringify(record));
  return files;
}

/**
 * Invalidates a folder's record before a commit: if the build is interrupted, the next one writes all files again, and
 * removes those that it does not have. @param names Files that the commit adds.
 */
export function invalidateOutputs(project: Project, site: string, names: Iterable<string>): void {
  const record = readRecord(project, site);
  if (!record) return;
  const files = { ...record.files };
  for (const name of names) files[name] ??= { key: "", stamp: "" };
  writeText(recordFile(project, site), JSON.stringify({ ...record, files, engine: undefined }));
}

/** Deletes the record of a removed folder. */
export const forgetOutputs = (project: Project, site: string): void => removePath(recordFile(project, site));

/** Keys of the folders that have a record. */
export const listRecords = (project: Project): string[] =>
  listFiles(join(project.work, "outputs")).flatMap((name) => /^([^.]+)\.json$/.exec(name)?.[1] ?? []);

/** Whether the file was written for these inputs and is unmodified. */
export const isCurrent = (file: OutputFile | undefined, inputHash: string, path: string): boolean =>
  file?.key === inputHash && file.stamp === stampOf(path);

/** The files that the last build wrote to a folder, if all exist and are unmodified. */
export function readIntact(project: Project, site: string): Outputs | undefined {
  const files = currentOutputs(readRecord(project, site));
  const folder = outFolder(project, site);
  const isIntact = Object.entries(files ?? {}).every(([name, { stamp }]) => stamp === stampOf(join(folder, name)));
  return isIntact ? files : undefined;
}

/** Total bytes of recorded files: a stamp begins with the file's size. */
export const sizeOf = (files: Outputs): number =>
  Object.values(files).reduce((sum, { stamp }) => sum + Number.parseInt(stamp, 10), 0);
