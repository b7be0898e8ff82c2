import { readdirSync, statSync, type Dirent, type Stats } from "node:fs";
import { EnvironmentError } from "./report/errors.ts";

/** What tells whether a file has changed: its size and time. Empty when it isn't there. */
export function stampOf(path: string): string {
  const info = statOf(path);
  return info ? `${info.size}:${info.mtimeMs}` : "";
}

/**
 * Stamps of all files below a folder, by their paths inside it with forward slashes, each folder's in the order of their
 * names. Links are followed. Empty when there is no such folder. With `part`, only those below this folder of it.
 * @throws EnvironmentError for a folder that can't be read.
 */
export function stampsBelow(folder: string, part = ""): Map<string, string> {
  const stamps = new Map<string, string>();
  const walk = (inside: string): void => {
    for (const entry of entriesOf(`${folder}/${inside}`)) {
      const path = inside + entry.name;
      const isFolder = entry.isSymbolicLink()
        ? statOf(`${folder}/${path}`)?.isDirectory() === true
        : entry.isDirectory();
      if (isFolder) walk(`${path}/`);
      else stamps.set(path, stampOf(`${folder}/${path}`));
    }
  };
  if (statOf(`${folder}/${part}`)?.isDirectory()) walk(part);
  return stamps;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const { code = "unknown cause" } = error as NodeJS.ErrnoException;
    throw new EnvironmentError(`Could not read the folder ${folder} (${code})`, "Check its permissions.", error);
  }
}

/** Undefined for a link that leads nowhere or in a circle, too. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Stamps as one text, a line each. */
export const listStamps = (stamps: ReadonlyMap<string, string>): string =>
  [...stamps].map(([path, stamp]) => `${path} ${stamp}`).join("\n");
