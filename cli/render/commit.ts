import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { moveFile, moveFolder, removeEmptyFolders, removePath, writeText } from "../files.ts";
import type { Project } from "../project.ts";
import type { Console } from "../report/console.ts";
import { withLock } from "./lock.ts";

/** How finished files get from the staging folder to where they are served. */
export interface Commit {
  /** Whole folders, to places where there is nothing yet. */
  folders: Move[];
  files: Move[];
  removed: string[];
}

interface Move {
  from: string;
  to: string;
}

const journal = (project: Project) => join(project.work, "commit.json");

/** Where a build puts what it makes until all of it is finished. */
export const stagingFolder = (project: Project): string => join(project.work, "staging");

/**
 * Puts everything in its place. What is to be done is written down first, so that a commit that is cut off (power, kill) is
 * finished by the next command: the output is never left between two builds.
 */
export function applyCommit(project: Project, commit: Commit): void {
  writeText(journal(project), JSON.stringify(commit));
  // This part is synchronous: a signal (Ctrl+C) comes after it.
  finishCommit(project);
}

/** Finishes a commit that was cut off, and removes what a build that was cut off has staged. */
export function finishCommit(project: Project): void {
  const commit = readJournal(project);
  if (commit) {
    for (const { from, to } of commit.folders) if (existsSync(from)) moveFolder(from, to);
    for (const { from, to } of commit.files) if (existsSync(from)) moveFile(from, to);
    for (const path of commit.removed) removePath(path);
    removeEmptyFolders(commit.removed);
  }
  removePath(journal(project));
  removePath(stagingFolder(project));
}

/** Undefined when there is none, or when it was cut off while it was written: then nothing had been moved yet. */
function readJournal(project: Project): Commit | undefined {
  try {
    return JSON.parse(readFileSync(journal(project), "utf8")) as Commit;
  } catch {
    return undefined;
  }
}

/** What every command does that reads the output: a build that is writing it is waited for, one that was cut off is finished. */
export async function settleOutput(project: Project, console: Console): Promise<void> {
  if (existsSync(journal(project))) await withLock(project, console, () => finishCommit(project));
}
