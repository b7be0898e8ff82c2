import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../../../contentHash.ts";
import { removePath, writeFresh } from "../../../files.ts";

/** What a pull will write and remove, by the paths from the project's root. Until it is sound, all of it is in a folder of its own. */
export interface Stage {
  /** What is in the project now; undefined where nothing is. */
  current(file: string): string | undefined;
  exists(file: string): boolean;
  write(file: string, contents: string | Uint8Array): void;
  remove(file: string): void;
  /** Takes back that a file is written. */
  drop(file: string): void;
  written: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  /** Folder of what is written. */
  folder: string;
}

export function openStage(root: string, folder: string): Stage {
  removePath(folder);
  const written = new Set<string>();
  const removed = new Set<string>();
  return {
    folder,
    written,
    removed,
    exists: (file) => existsSync(join(root, file)),
    current(file) {
      try {
        return readFileSync(join(root, file), "utf8");
      } catch {
        return undefined;
      }
    },
    write(file, contents) {
      writeFresh(join(folder, file), contents);
      written.add(file);
      removed.delete(file);
    },
    remove(file) {
      if (!written.has(file)) removed.add(file);
    },
    drop: (file) => void written.delete(file),
  };
}

/** Hash of a text, whatever its line ends are: Git may have changed them. */
export const textHash = (text: string): string => contentHash(text.replaceAll("\r\n", "\n"));
