import { readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { compressBody, type Encoding } from "./compressBody.ts";
import type { ApiData } from "./contentApi.ts";
import { useLocalApi } from "./useLocalApi.ts";

/** What is put in place of configured addresses. */
interface Addresses {
  api: ApiData;
  /** Gives a text with the addresses of other hosts on this machine. */
  local(text: string): string;
}

/** Reads files of the output folder, from the disk at each call. */
export interface OutputReader {
  /** Whether there is such a file in the folder itself: links that lead out of it are not followed. */
  isFile(file: string): boolean;
  /** The body that a file is sent with. Pages and data get the embedded API's addresses in place of the configured ones. */
  read(file: string, encoding: Encoding | undefined, addresses: Addresses): Buffer;
}

export function createOutputReader(out: string): OutputReader {
  /** Compressed bodies by encoding and file, each with the text that it was made from: it is valid for that text only. */
  const compressed = new Map<string, { plain: Buffer; body: Buffer }>();

  function isFile(file: string): boolean {
    try {
      const path = realpathSync(join(out, file));
      return path.startsWith(realpathSync(out) + sep) && statSync(path).isFile();
    } catch {
      return false;
    }
  }

  function readPlain(file: string, { api, local: onThisMachine }: Addresses): Buffer {
    if (!isFile(file)) return Buffer.from("Not found\n");
    const bytes = readFileSync(join(out, file));
    if (!/\.(?:html|json)$/.test(file)) return bytes;
    return Buffer.from(onThisMachine(useLocalApi(bytes.toString("utf8"), api)));
  }

  return {
    isFile,
    read(file, encoding, addresses) {
      const plain = readPlain(file, addresses);
      if (!encoding) return plain;
      const key = `${encoding} ${file}`;
      const known = compressed.get(key);
      if (known?.plain.equals(plain)) return known.body;
      const body = compressBody(join(out, file), plain, encoding);
      compressed.set(key, { plain, body });
      return body;
    },
  };
}
