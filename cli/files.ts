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
import { EnvironmentError } from "./report/errors.ts";

/** The one module that writes. Every function that writes throws EnvironmentError when the disk refuses. */

/** Files of a folder: path inside it with forward slashes, and contents. */
export type FileTree = Map<string, string | Uint8Array>;

/** Writes one file and the folders above it; a file that has these contents already is left alone. @returns true when it wrote. */
export function writeText(path: string, contents: string | Uint8Array): boolean {
  return guard(`write ${path}`, () => {
    if (hasContents(path, contents)) return false;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
    return true;
  });
}

/** Folders that this thread has made. */
const made = new Set<string>();

/** Writes one file into a folder that is being made: without a look at what is there, which costs as much again. */
export function writeFresh(path: string, contents: string | Uint8Array): void {
  const folder = dirname(path);
  guard(`write ${path}`, () => {
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    try {
      writeFileSync(path, contents);
    } catch (error) {
      // It was removed since.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, contents);
    }
  });
}

/**
 * Gives a file that was written another name, which takes a quarter of the time of writing it again and no room. Files are
 * replaced and never changed in place, so that each name can become another file.
 * @returns false where that can't be done: on file systems without it, and when the file is no more.
 */
export function linkFresh(written: string, path: string): boolean {
  return guard(`write ${path}`, () => {
    if (tryLink(written, path)) return true;
    // Most are not the first in their folder.
    mkdirSync(dirname(path), { recursive: true });
    return tryLink(written, path);
  });
}

function tryLink(written: string, path: string): boolean {
  try {
    linkSync(written, path);
    return true;
  } catch {
    return false;
  }
}

/** Gives a file a second place, which takes no room where that can be done. */
export function linkOrCopy(from: string, to: string): void {
  if (!linkFresh(from, to)) guard(`write ${to}`, () => copyFileSync(from, to));
}

/** Makes a folder's contents to be had at another place too; a link that is there already is replaced. */
export function linkFolder(target: string, path: string): void {
  guard(`write ${path}`, () => {
    mkdirSync(dirname(path), { recursive: true });
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(path);
    if (!existsSync(path)) symlinkSync(target, path, "junction");
  });
}

/** Writes the files of a tree into a folder, never outside of it, and with `prune` removes the files that it does not have. */
export function writeTree(folder: string, files: FileTree, { prune = false } = {}): void {
  for (const [name, contents] of files) {
    const path = resolve(folder, name);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`${name} would be written outside of ${folder}`);
    writeText(path, contents);
  }
  if (!prune) return;
  for (const name of listFiles(folder)) if (!files.has(name)) removePath(join(folder, name));
}

/** All files below a folder, paths inside it with forward slashes, in order. Empty when there is no such folder. */
export function listFiles(folder: string): string[] {
  const below = (inside: string): string[] =>
    readdirSync(`${folder}/${inside}`, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? below(`${inside}${entry.name}/`) : [inside + entry.name],
    );
  return existsSync(folder) ? below("").sort() : [];
}

/** Gives a file the time of now, where the disk lets it. */
export function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // It is read only: then it is not pruned either.
  }
}

/** Puts a finished folder in the place of another. */
export function replaceFolder(finished: string, place: string): void {
  removePath(place);
  moveFolder(finished, place);
}

/** Moves a folder to a place where nothing is. Where something is, its files are replaced one by one. */
export function moveFolder(from: string, to: string): void {
  if (existsSync(to)) {
    for (const name of listFiles(from)) moveFile(join(from, name), join(to, name));
    return;
  }
  guard(`write ${to}`, () => {
    mkdirSync(dirname(to), { recursive: true });
    move(from, to);
  });
}

/** Moves a file to a place where another may be: it is replaced in one step. */
export function moveFile(from: string, to: string): void {
  guard(`write ${to}`, () => {
    mkdirSync(dirname(to), { recursive: true });
    move(from, to);
  });
}

/** To another file system nothing can be moved: it is copied. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    cpSync(from, to, { recursive: true });
  }
}

/** Creates a file with these contents in one step. @returns false when there is one already. */
export function createFile(path: string, contents: string): boolean {
  return guard(`write ${path}`, () => {
    const own = `${path}.${process.pid}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(own, contents);
    try {
      return tryLink(own, path) || (!existsSync(path) && tryCopy(own, path));
    } finally {
      rmSync(own, { force: true });
    }
  });
}

/** Without links, as on FAT, creating and writing are two steps. */
function tryCopy(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Removes a file when it has these contents: another process may have replaced it meanwhile. */
export function removeFile(path: string, contents: string): void {
  const own = `${path}.${process.pid}`;
  try {
    renameSync(path, own);
    if (readFileSync(own, "utf8") !== contents) tryLink(own, path);
  } catch {
    // Somebody else has removed it.
  }
  rmSync(own, { force: true });
}

/** Removes the folders of removed files that have become empty, and those above them. */
export function removeEmptyFolders(removed: readonly string[]): void {
  for (const path of removed) {
    for (let folder = dirname(path); isEmptyFolder(folder); folder = dirname(folder)) rmdirSync(folder);
  }
}

function isEmptyFolder(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

export function removePath(path: string): void {
  guard(`remove ${path}`, () => rmSync(path, { recursive: true, force: true }));
}

/** True when a file is there with these contents. */
export function hasContents(path: string, contents: string | Uint8Array): boolean {
  try {
    const size = typeof contents === "string" ? Buffer.byteLength(contents) : contents.byteLength;
    const before = statSync(path, { throwIfNoEntry: false });
    return before?.size === size && readFileSync(path).equals(Buffer.from(contents as string));
  } catch {
    return false;
  }
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
  ENOSPC: "The disk is full: make room and run the command again.",
  EACCES: "You may not write there: check the folder's permissions.",
  EPERM: "You may not write there: check the folder's permissions.",
  EISDIR: "A folder has the name of this file: remove it, or call it something else.",
  ENOTDIR: "A file has the name of a folder on this path: remove it, or call it something else.",
  EROFS: "The disk is read-only: choose another folder with --out.",
};
