import { attempt } from "./attempt.ts";
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { EnvironmentError } from "./problems/errors.ts";

// The only module that writes files. Functions throw EnvironmentError when writing fails.

/** Files of a folder: path inside it with forward slashes, and contents. */
export type FileTree = Map<string, string | Uint8Array>;

/** Writes a file and its parent folders, unless it has these contents already. @returns true when it wrote. */
export function writeText(path: string, contents: string | Uint8Array): boolean {
  return guard(`write ${path}`, () => {
    if (hasContents(path, contents)) return false;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
    return true;
  });
}

/** Folders that this thread has created. */
const createdFolders = new Set<string>();

/** Writes a file without comparing it with an existing one, which would take twice as long. For staging. */
export function writeFresh(path: string, contents: string | Uint8Array): void {
  const folder = dirname(path);
  guard(`write ${path}`, () => {
    if (!createdFolders.has(folder)) mkdirSync(folder, { recursive: true });
    createdFolders.add(folder);
    try {
      writeFileSync(path, contents);
    } catch (error) {
      // The folder was removed since.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, contents);
    }
  });
}

/**
 * Makes a hard link, which takes a quarter of the time of a copy. Files are always replaced, so links can't affect each
 * other. @returns false on file systems without hard links, and when the file doesn't exist.
 */
export function linkFresh(written: string, path: string): boolean {
  // Tried first without creating the folder, which usually exists.
  if (tryLink(written, path)) return true;
  guard(`write ${path}`, () => mkdirSync(dirname(path), { recursive: true }));
  return tryLink(written, path);
}

const tryLink = (written: string, path: string): boolean =>
  attempt(() => {
    linkSync(written, path);
    return true;
  }) ?? false;

/** Makes a hard link, or a copy where that isn't possible. */
export function linkOrCopy(from: string, to: string): void {
  if (!linkFresh(from, to)) guard(`write ${to}`, () => copyFileSync(from, to));
}

/** Makes a symbolic link to a folder. Replaces an existing link, but nothing else. */
export function linkFolder(target: string, path: string): void {
  guard(`write ${path}`, () => {
    mkdirSync(dirname(path), { recursive: true });
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(path);
    if (!existsSync(path)) symlinkSync(target, path, "junction");
  });
}

/** Writes the files of a tree into a folder, never outside of it. `prune` removes all other files. */
export function writeTree(folder: string, files: FileTree, { prune = false } = {}): void {
  for (const [name, contents] of files) {
    const path = resolve(folder, name);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`${name} would be written outside of ${folder}`);
    writeText(path, contents);
  }
  if (!prune) return;
  for (const name of listFiles(folder)) if (!files.has(name)) removePath(join(folder, name));
}

/** Paths of all files below a folder, sorted, with forward slashes. Empty when the folder doesn't exist. */
export function listFiles(folder: string): string[] {
  const below = (inside: string): string[] =>
    readdirSync(`${folder}/${inside}`, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? below(`${inside}${entry.name}/`) : [inside + entry.name],
    );
  return existsSync(folder) ? below("").sort() : [];
}

/** Sets a file's time to now, if that is allowed: read-only files can't be pruned either. */
export function touch(path: string): void {
  attempt(() => utimesSync(path, new Date(), new Date()));
}

export function replaceFolder(finished: string, place: string): void {
  removePath(place);
  moveFile(finished, place);
}

/** Moves a folder. If the target exists, its files are replaced one by one. */
export function moveFolder(from: string, to: string): void {
  if (existsSync(to)) for (const name of listFiles(from)) moveFile(join(from, name), join(to, name));
  else moveFile(from, to);
}

/** Moves a file, atomically replacing an existing one, or a folder to where none is. */
export function moveFile(from: string, to: string): void {
  guard(`write ${to}`, () => {
    mkdirSync(dirname(to), { recursive: true });
    try {
      renameSync(from, to);
    } catch (error) {
      // Another file system.
      if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
      cpSync(from, to, { recursive: true });
    }
  });
}

/** Creates a file atomically. @returns false when it exists already. */
export function createFile(path: string, contents: string): boolean {
  return guard(`write ${path}`, () => {
    const temporary = `${path}.${process.pid}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, contents);
    try {
      return tryLink(temporary, path) || (!existsSync(path) && tryCopy(temporary, path));
    } finally {
      rmSync(temporary, { force: true });
    }
  });
}

/** For file systems without hard links (FAT), where creating and writing are two steps. */
function tryCopy(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Removes a file if it still has these contents: another process may have replaced it. */
export function removeFile(path: string, contents: string): void {
  const temporary = `${path}.${process.pid}`;
  try {
    renameSync(path, temporary);
    if (readFileSync(temporary, "utf8") !== contents) tryLink(temporary, path);
  } catch {
    // Another process has removed it.
  }
  rmSync(temporary, { force: true });
}

/** Removes folders, and their parents, that are empty after files were removed. */
export function removeEmptyFolders(removed: readonly string[]): void {
  for (const path of removed) {
    for (let folder = dirname(path); isEmptyFolder(folder); folder = dirname(folder)) rmdirSync(folder);
  }
}

const isEmptyFolder = (folder: string): boolean => attempt(() => readdirSync(folder))?.length === 0;

export function removePath(path: string): void {
  guard(`remove ${path}`, () => rmSync(path, { recursive: true, force: true }));
}

/** True when a file exists with these contents. */
export function hasContents(path: string, contents: string | Uint8Array): boolean {
  const size = typeof contents === "string" ? Buffer.byteLength(contents) : contents.byteLength;
  const before = attempt(() => statSync(path, { throwIfNoEntry: false }));
  return before?.size === size && attempt(() => readFileSync(path))?.equals(Buffer.from(contents as string)) === true;
}

function guard<T>(action: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (!code) throw error;
    throw new EnvironmentError(
      `Could not ${action} (${code})`,
      HINTS[code] ?? "Check the folder and its permissions.",
      error,
    );
  }
}

const HINTS: Record<string, string> = {
  ENOSPC: "The disk is full. Free some space and run the command again.",
  EACCES: "Writing is not permitted. Check the folder's permissions.",
  EPERM: "Writing is not permitted. Check the folder's permissions.",
  EISDIR: "A folder has the name of this file. Remove or rename it.",
  ENOTDIR: "A file has the name of a folder on this path. Remove or rename it.",
  EROFS: "The disk is read-only. Choose another folder with --out.",
};
