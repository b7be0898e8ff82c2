import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { moveFile, moveFolder, removeEmptyFolders, removePath, writeText } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";
import type { Console } from "../../core/console/console.ts";
import { withLock } from "../../core/lock.ts";
import { attempt } from "../../core/attempt.ts";
import { contentHash } from "../../core/contentHash.ts";

/** The moves and removals that turn staging into the current output. */
export interface Commit {
  /** Whole folders, moved to paths that don't exist yet. */
  folders: Move[];
  files: Move[];
  removed: string[];
}

interface Move {
  from: string;
  to: string;
}

const journal = (project: Project) => join(project.work, "commit.json");

/** The folder in which a build makes the next output. */
export const stagingFolder = (project: Project): string => join(project.work, "staging");

/** Where a site's files are staged. */
export interface StagedSite {
  folder: string;
  /** Files lie side by side, named by hashes of their paths. */
  isFlat: boolean;
}

/**
 * A site that isn't in the output yet is staged as the folder that it becomes. Files that replace others are moved one by
 * one: a folder for each would take longer to make and to remove than the file itself.
 */
export const stageSite = (staging: string, key: string, isReplaced: boolean): StagedSite => ({
  folder: isReplaced ? join(staging, "replaced", contentHash(key)) : join(staging, key),
  isFlat: isReplaced,
});

/** Path of a staged file. @param name Its path in the site's folder. */
export const stagedFile = ({ folder, isFlat }: StagedSite, name: string): string =>
  join(folder, isFlat ? contentHash(name) : name);

/**
 * Applies a commit. The journal is written first, so that the next command can finish a commit that was interrupted
 * (power, kill): the output never stays a mixture of two builds.
 */
export function applyCommit(project: Project, commit: Commit): void {
  writeText(journal(project), JSON.stringify(commit));
  // Synchronous, so that a signal (Ctrl+C) is handled after it.
  finishCommit(project);
}

/** Finishes an interrupted commit, and removes what an interrupted build has staged. */
export function finishCommit(project: Project): void {
  // Undefined when there is no journal, or only a part of one: then nothing had been moved yet.
  const commit = attempt(() => JSON.parse(readFileSync(journal(project), "utf8")) as Commit);
  if (commit) {
    for (const { from, to } of commit.folders) if (existsSync(from)) moveFolder(from, to);
    for (const { from, to } of commit.files) if (existsSync(from)) moveFile(from, to);
    for (const path of commit.removed) removePath(path);
    removeEmptyFolders(commit.removed);
  }
  removePath(journal(project));
  removePath(stagingFolder(project));
}

/** For commands that read the output: waits for a build that is writing it, and finishes an interrupted commit. */
export async function finishInterruptedCommit(project: Project, console: Console): Promise<void> {
  if (existsSync(journal(project))) await withLock(project, console, () => finishCommit(project));
}
