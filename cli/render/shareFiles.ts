import { linkFresh, writeFresh } from "../files.ts";

/** Writes a file into a folder that is being made; its contents are asked for when no file of this key was written before. */
export type WriteShared = (key: string, path: string, read: () => string | Uint8Array) => void;

/** Files that are the same in several countries' folders are on disk once, under many names. Keys tell contents apart. */
export function shareFiles(): WriteShared {
  /** Where the file of each key was written. */
  const written = new Map<string, string>();
  return (key, path, read) => {
    const first = written.get(key);
    if (first !== undefined && linkFresh(first, path)) return;
    writeFresh(path, read());
    written.set(key, path);
  };
}
