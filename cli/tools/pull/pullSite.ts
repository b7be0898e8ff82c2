import { join } from "node:path";
import type { SiteConfig } from "../../model/config.ts";
import { PICTURE_FOLDER, type PullConfig } from "../../config/index.ts";
import { contentHash } from "../../core/contentHash.ts";
import { moveFile, removeEmptyFolders, removePath } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";
import { ProblemsError } from "../../core/problems/errors.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { openClient } from "./cms/client.ts";
import { CmsError, ENTRY_KINDS } from "./cms/source.ts";
import { wordpress } from "./cms/wordpress.ts";
import { openPictures } from "./copy/pictures.ts";
import { listCollections } from "./listCollections.ts";
import { emptyLock, lockFile, readLock, writeLock, type Lock } from "./lock.ts";
import { pullEntries } from "./pullEntries.ts";
import { pullSettings } from "./pullSettings.ts";
import { baseOf, type Pulled, type PullOptions, openStage, type Stage } from "./pulled.ts";

/** Folder of pulled files, until all of them are checked. */
export const pullFolder = ({ work }: Project): string => join(work, "pull");

/** The result of a pull, before it is applied. */
export interface PulledSite {
  country: string;
  stage: Stage;
  /** Warnings. */
  problems: Problem[];
  requests: number;
}

/**
 * Pulls a country's content into a staging folder. The project is not changed.
 * @throws ProblemsError when the CMS fails, or its content must not be written
 */
export async function pullSite(pulled: Pulled, options: PullOptions): Promise<PulledSite> {
  const { project, site, pull } = pulled;
  const base = baseOf(pulled);
  try {
    const client = openClient({ base, hosts: pull.hosts, timeout: pull.timeout, ...options });
    const query = { posts: pull.posts?.query ?? {}, pages: pull.pages?.query ?? {} };
    const source = wordpress(client, { pageSize: pull.pageSize, query, ...(options.progress && options) });
    const stage = openStage(project.root, join(pullFolder(project), site.key));
    const before = readBefore(stage, site, base, pull);
    const full = options.full || before.settings !== settingsHash(base, pull);
    const problems: Problem[] = [];
    const report = (problem: Problem) => void problems.push(problem);
    const listed = await listCollections(pulled, { source, before, options, report });
    const pictures = openPictures(client, site.key, stage, before.pictures);
    const timeZone = site.config.timeZone;
    const writing = { ...listed, pictures, timeZone };
    const { accept, overwrite } = options;
    const pulling = { source, stage, writing, report, full, overwrite, accept, maxDrop: pull.maxDrop };
    const lock: Lock = { ...emptyLock(base, settingsHash(base, pull)) };
    for (const collection of listed.collections) lock[collection.kind] = await pullEntries(collection, pulling);
    if (listed.lists.length > 0) lock.lists = listed.lists;
    Object.assign(lock, await pullSettings(pulled, { ...pulling, before, listed, lock }));
    finish({ stage, before, lock, pictures }, site.key);
    return { country: site.key, stage, problems, requests: client.requests() };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    const { message, hint, why } = error;
    const place = pull.from === undefined ? site.locate(["pull"], true) : site.locate(["pull", "from"]);
    throw new ProblemsError([{ code: error.code, message, why, hint, place }]);
  }
}

/** Hash of the settings that decide which entries are pulled, and how they are written. */
const settingsHash = (base: string, { hosts, posts, pages }: PullConfig): string =>
  contentHash(JSON.stringify([base, hosts, posts, pages]));

/** Reads the lock of the last pull. @throws ProblemsError when it can't be read */
function readBefore(stage: Stage, { key }: SiteConfig, base: string, pull: PullConfig): Lock {
  const text = stage.current(lockFile(key));
  if (text === undefined) return emptyLock(base, settingsHash(base, pull));
  const lock = readLock(lockFile(key), text);
  if ("version" in lock) return lock;
  throw new ProblemsError([lock]);
}

interface Finished {
  stage: Stage;
  before: Lock;
  lock: Lock;
  pictures: ReturnType<typeof openPictures>;
}

/** Removes pictures that no entry shows, and writes the lock file. */
function finish({ stage, before, lock, pictures }: Finished, country: string): void {
  const shown = ENTRY_KINDS.flatMap((kind) => Object.values(lock[kind]).flatMap((entry) => entry.pictures ?? []));
  lock.pictures = pictures.locked(new Set(shown));
  const kept = new Set(Object.values(lock.pictures).map(({ file }) => `${PICTURE_FOLDER}/${country}/${file}`));
  for (const { file } of Object.values(before.pictures)) {
    const path = `${PICTURE_FOLDER}/${country}/${file}`;
    if (!kept.has(path) && stage.exists(path)) stage.remove(path);
  }
  for (const file of stage.written) if (file.startsWith(`${PICTURE_FOLDER}/`) && !kept.has(file)) stage.drop(file);
  const text = writeLock(lock);
  if (stage.current(lockFile(country)) !== text) stage.write(lockFile(country), text);
}

/** Files that a pull changes, by their paths from the project's root. */
export interface PullChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Lists the files that a pull will change, without the lock file. */
export function changesOf({ country, stage }: PulledSite): PullChanges {
  const written = [...stage.written].filter((file) => file !== lockFile(country)).sort();
  return {
    added: written.filter((file) => !stage.exists(file)),
    changed: written.filter((file) => stage.exists(file)),
    removed: [...stage.removed].sort(),
  };
}

/**
 * Moves the pulled files into the project, without a pause in which the process could be stopped. The lock file is last:
 * when the disk fails meanwhile, the next pull completes the work.
 */
export function applyPull(root: string, sites: readonly PulledSite[]): void {
  for (const { country, stage } of sites) {
    const last = lockFile(country);
    const files = [...stage.written].filter((file) => file !== last);
    for (const file of files) moveFile(join(stage.folder, file), join(root, file));
    const removed = [...stage.removed].map((file) => join(root, file));
    for (const path of removed) removePath(path);
    removeEmptyFolders(removed);
    if (stage.written.has(last)) moveFile(join(stage.folder, last), join(root, last));
  }
}
