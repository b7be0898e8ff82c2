import { readdirSync, readFileSync, realpathSync, statSync, type Dirent, type Stats } from "node:fs";
import { sep } from "node:path";
import { contentHash } from "./contentHash.ts";
import { EnvironmentError } from "./report/errors.ts";

/**
 * How long after its last change a file is hashed, in milliseconds: two changes within a tick of the file system's clock
 * have the same times. It ticks every 1 to 10 ms; where times are whole seconds (FAT, HFS+) every 1 or 2 s.
 */
const SETTLED_MS = { fine: 20, coarse: 2000 };

/**
 * What tells whether a file has changed: its size, the time of its contents, the time of its entry, and its inode. Tools
 * that restore the first time (`touch -r`, archives) can't restore the second. Empty when there is no file.
 */
export function stampOf(path: string): string {
  const info = statOf(path);
  return info ? stampFrom(info) : "";
}

const stampFrom = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size}:${mtimeMs}:${ctimeMs}:${ino}`;

/** The stamp of a pipe, a socket or a device: what reads it may wait for ever. */
export const SPECIAL = "special";

/** The stamp of a link that leads out of where links may lead. */
export const OUTSIDE = "outside";

/**
 * The stamp of a file that somebody may be editing. Its contents are hashed where times can't tell: right after a change,
 * when the clock was set back, and on file systems without inodes or times of entries.
 */
function sourceStamp(path: string, now = Date.now()): string {
  const info = statOf(path);
  if (!info) return "";
  const tick = info.ctimeMs % 1000 === 0 ? SETTLED_MS.coarse : SETTLED_MS.fine;
  if (!info.isFile()) return SPECIAL;
  const isSettled = info.ino !== 0 && info.ctimeMs > 0 && info.ctimeMs < now - tick;
  return isSettled ? stampFrom(info) : `${stampFrom(info)}:${hashOf(path)}`;
}

function hashOf(path: string): string {
  try {
    return contentHash(readFileSync(path));
  } catch {
    // Whoever reads the file reports it.
    return "unreadable";
  }
}

/**
 * Stamps of all files below a folder, by their paths inside it with forward slashes, each folder's in the order of their
 * names. Links are followed, but not to a folder that they are in, and not out of the folder `within`. Empty when there is no
 * such folder. With `part`, only those below this folder of it.
 * @throws EnvironmentError for a folder that can't be read.
 */
export function stampsBelow(folder: string, part = "", within?: string): Map<string, string> {
  const now = Date.now();
  const stamps = new Map<string, string>();
  const walk = (inside: string, above: readonly string[]): void => {
    const self = statOf(`${folder}/${inside}`);
    const id = self ? `${self.dev}:${self.ino}` : inside;
    if (above.includes(id)) return;
    for (const entry of entriesOf(`${folder}/${inside}`)) {
      const path = inside + entry.name;
      if (within !== undefined && entry.isSymbolicLink() && leadsOut(`${folder}/${path}`, within)) {
        stamps.set(path, OUTSIDE);
        continue;
      }
      const isFolder = entry.isSymbolicLink()
        ? statOf(`${folder}/${path}`)?.isDirectory() === true
        : entry.isDirectory();
      if (isFolder) walk(`${path}/`, [...above, id]);
      else stamps.set(path, sourceStamp(`${folder}/${path}`, now));
    }
  };
  if (statOf(`${folder}/${part}`)?.isDirectory()) walk(part, []);
  return stamps;
}

/** False for a link that leads nowhere: whoever reads it reports that. */
function leadsOut(link: string, within: string): boolean {
  try {
    return !`${realpathSync(link)}${sep}`.startsWith(`${realpathSync(within)}${sep}`);
  } catch {
    return false;
  }
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
