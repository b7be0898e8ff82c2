import { join } from "node:path";
import { PICTURE_FOLDER } from "../../config/index.ts";
import { moveFile, removeEmptyFolders, removePath } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";
import { ProblemsError } from "../../core/problems/errors.ts";
import { CmsError } from "./cms/cmsError.ts";
import { ENTRY_KINDS } from "./cms/readEntry.ts";
import { listCollections } from "./listCollections.ts";
import { lockFile, writeLock } from "./lock.ts";
import { pullEntries } from "./pullEntries.ts";
import { pullSettings } from "./pullSettings.ts";
import { openStage, type Pulled } from "./pulled.ts";
import { openPull, type Pulling } from "./pulling.ts";

/** Folder of pulled files, until all of them are checked. */
export const pullFolder = ({ work }: Project): string => join(work, "pull");

/** The result of a pull, before it is applied. */
export type PulledSite = Awaited<ReturnType<typeof pullSite>>;

/**
 * Pulls a country's content into a staging folder. The project is not changed.
 * @throws ProblemsError when the CMS fails, or its content must not be written
 */
export async function pullSite(pulled: Pulled) {
  const { project, site, pull } = pulled;
  const stage = openStage(project.root, join(pullFolder(project), site.key));
  try {
    const pulling = openPull(pulled, stage);
    const listed = { ...pulling, ...(await listCollections(pulling)) };
    for (const collection of listed.collections) await pullEntries(listed, collection);
    await pullSettings(listed);
    finish(pulling);
    return { country: site.key, stage, problems: pulling.problems, requests: pulling.client.requests() };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    const { code, message, hint } = error;
    const why = "Content from earlier pulls is unchanged.";
    const place = pull.from === undefined ? site.locate(["pull"], true) : site.locate(["pull", "from"]);
    throw new ProblemsError([{ code, message, why, hint, place }]);
  }
}

function finish({ site: { key }, stage, before, lock, pictures }: Pulling): void {
  const shown = ENTRY_KINDS.flatMap((kind) => Object.values(lock[kind]).flatMap((entry) => entry.pictures ?? []));
  lock.pictures = pictures.locked(new Set(shown));
  const folder = `${PICTURE_FOLDER}/`;
  const pathsOf = (locked: typeof lock.pictures) => Object.values(locked).map(({ file }) => `${folder}${key}/${file}`);
  const kept = new Set(pathsOf(lock.pictures));
  for (const path of pathsOf(before.pictures)) if (!kept.has(path) && stage.exists(path)) stage.remove(path);
  for (const file of stage.written) if (file.startsWith(folder) && !kept.has(file)) stage.drop(file);
  const text = writeLock(lock);
  if (stage.current(lockFile(key)) !== text) stage.write(lockFile(key), text);
}

export type PullChanges = ReturnType<typeof changesOf>;

/** Lists the files that a pull will change, without the lock file, by their paths from the project's root. */
export function changesOf({ country, stage }: PulledSite) {
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
