import { linkFresh, writeFresh } from "../../core/files.ts";

/** Writes a file to staging. `read` is only called for the first file with a key. */
export type WriteShared = (key: string, path: string, read: () => string | Uint8Array) => void;

/** Makes hard links of files with the same key, which several sites contain. Equal keys mean equal contents. */
export function shareFiles(): WriteShared {
  /** Path of the first file with each key. */
  const written = new Map<string, string>();
  return (key, path, read) => {
    const first = written.get(key);
    if (first !== undefined && linkFresh(first, path)) return;
    writeFresh(path, read());
    written.set(key, path);
  };
}
