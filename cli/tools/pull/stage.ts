import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../../core/contentHash.ts";
import { removePath, writeFresh } from "../../core/files.ts";

/** The changes of a pull, by paths from the project's root. Until they are applied, new files are in a folder of their own. */
export interface Stage {
  /** The text of a file of the project, if there is one. */
  current(file: string): string | undefined;
  exists(file: string): boolean;
  write(file: string, contents: string | Uint8Array): void;
  remove(file: string): void;
  /** Undoes the writing of a file. */
  drop(file: string): void;
  written: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  /** Folder of the written files. */
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

/** Hash of a text. Line endings don't matter: Git may change them. */
export const textHash = (text: string): string => contentHash(text.replaceAll("\r\n", "\n"));
