import { join } from "node:path";
import { moveFile, removeEmptyFolders, removePath } from "../../files.ts";
import { lockFile } from "./snapshot/lock.ts";
import type { PulledSite } from "./pullSite.ts";

/** What a pull changes, by the paths from the project's root. */
export interface PullChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** What a pull will change; the lock file is no news to anybody. */
export function changesOf({ country, stage }: PulledSite): PullChanges {
  const written = [...stage.written].filter((file) => file !== lockFile(country)).sort();
  return {
    added: written.filter((file) => !stage.exists(file)),
    changed: written.filter((file) => stage.exists(file)),
    removed: [...stage.removed].sort(),
  };
}

/**
 * Puts what was pulled in its place, without a pause in which the process could be stopped. The lock file comes last: after
 * a pull that the disk has stopped, the next one finishes it.
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
