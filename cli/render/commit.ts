import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { moveFile, removeEmptyFolders, removePath, replaceFolder, writeText } from "../files.ts";
import type { Project } from "../project.ts";

/** How finished files get from the staging folder to where they are served. */
export interface Commit {
  staging: string;
  /** Whole folders that take the place of others. */
  folders: { from: string; to: string }[];
  files: { from: string; to: string }[];
  removed: string[];
}

const journal = (project: Project) => join(project.work, "commit.json");

/**
 * Puts everything in its place. What is to be done is written down first, so that a commit that is cut off (power, kill)
 * is finished by the next command: the output is never left between two builds.
 */
export function applyCommit(project: Project, commit: Commit): void {
  writeText(journal(project), JSON.stringify(commit));
  // Ctrl+C waits until the moves are done: with a handler, the signal comes after this synchronous part.
  const wait = () => undefined;
  process.on("SIGINT", wait);
  try {
    apply(commit);
    removePath(journal(project));
  } finally {
    process.off("SIGINT", wait);
  }
}

/** Finishes a commit that was cut off. */
export function finishCommit(project: Project): void {
  if (!existsSync(journal(project))) return;
  try {
    apply(JSON.parse(readFileSync(journal(project), "utf8")) as Commit);
  } catch (error) {
    // A journal that was cut off while it was written: nothing had been moved yet.
    if (!(error instanceof SyntaxError)) throw error;
  }
  removePath(journal(project));
}

function apply({ staging, folders, files, removed }: Commit): void {
  for (const { from, to } of folders) if (existsSync(from)) replaceFolder(from, to);
  for (const { from, to } of files) if (existsSync(from)) moveFile(from, to);
  for (const path of removed) removePath(path);
  removeEmptyFolders(removed);
  removePath(staging);
}
