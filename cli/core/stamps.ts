import { attempt } from "./attempt.ts";
import { readdirSync, readFileSync, realpathSync, statSync, type Dirent, type Stats } from "node:fs";
import { sep } from "node:path";
import { contentHash } from "./contentHash.ts";
import { EnvironmentError } from "./problems/errors.ts";

/**
 * How long after its last change a file is hashed too: two changes within a tick of the file system's clock have the
 * same times. A tick takes 1 to 10 ms, or 1 to 2 s where times are whole seconds (FAT, HFS+).
 */
const SETTLED_MS = { fine: 20, coarse: 2000 };

/**
 * A file's stamp: size, mtime, ctime and inode. Tools that restore mtime (`touch -r`, archives) can't restore ctime.
 * Empty when there is no file.
 */
export function stampOf(path: string): string {
  const info = statOf(path);
  return info ? stampFrom(info) : "";
}

const stampFrom = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size}:${mtimeMs}:${ctimeMs}:${ino}`;

/** The stamp of a pipe, socket or device. Reading one may never end. */
export const SPECIAL = "special";

/** The stamp of a symbolic link to outside the allowed folder. */
export const OUTSIDE = "outside";

/**
 * The stamp of a file that may be edited at any time. Its contents are hashed when times aren't reliable: right after a
 * change, when the clock was set back, and on file systems without inodes or ctime.
 */
function sourceStamp(path: string, now = Date.now()): string {
  const info = statOf(path);
  if (!info) return "";
  const tick = info.ctimeMs % 1000 === 0 ? SETTLED_MS.coarse : SETTLED_MS.fine;
  if (!info.isFile()) return SPECIAL;
  const isSettled = info.ino !== 0 && info.ctimeMs > 0 && info.ctimeMs < now - tick;
  if (isSettled) return stampFrom(info);
  // The code that reads the file reports an error.
  return `${stampFrom(info)}:${attempt(() => contentHash(readFileSync(path))) ?? "unreadable"}`;
}

/**
 * Stamps of all files below a folder, by relative path with forward slashes, in each folder sorted by name. Symbolic
 * links are followed, but not to a parent folder, and not out of the folder `within`. Empty when the folder doesn't
 * exist. `part` limits it to a subfolder.
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

/** False for a broken link, which the code that reads it reports. */
const leadsOut = (link: string, within: string): boolean =>
  attempt(() => `${realpathSync(link)}${sep}`.startsWith(`${realpathSync(within)}${sep}`)) === false;

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const { code = "unknown cause" } = error as NodeJS.ErrnoException;
    throw new EnvironmentError(`Could not read the folder ${folder} (${code})`, "Check its permissions.", error);
  }
}

/** Undefined for missing files, and for broken or circular links. */
const statOf = (path: string): Stats | undefined => attempt(() => statSync(path, { throwIfNoEntry: false }));

/** Stamps as text, a line each. */
export const listStamps = (stamps: Iterable<readonly [path: string, stamp: string]>): string =>
  [...stamps].map(([path, stamp]) => `${path} ${stamp}`).join("\n");
