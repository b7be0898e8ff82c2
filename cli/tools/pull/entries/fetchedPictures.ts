import { PICTURE_FOLDER } from "../../../config/pictureName.ts";
import { contentHash } from "../../../contentHash.ts";
import { NoFile, type Client } from "../http/client.ts";
import { fetchPicture } from "../pictures.ts";
import type { Lock } from "../snapshot/lock.ts";
import type { Stage } from "./stage.ts";

/** The pictures of a country's entries: each address is asked once, and never again while its file is there. */
export interface Pictures {
  /** File for Markdown, or why there is none. */
  get(address: string): Promise<{ file: string } | { why: string }>;
  /** What the lock has to say of these addresses. */
  locked(addresses: ReadonlySet<string>): Lock["pictures"];
}

/** @param locked Those that were there before. */
export function openPictures(client: Client, country: string, stage: Stage, locked: Lock["pictures"]): Pictures {
  const known: Lock["pictures"] = { ...locked };
  const asked = new Map<string, Promise<{ file: string } | { why: string }>>();
  const path = (file: string) => `${PICTURE_FOLDER}/${country}/${file}`;
  async function load(address: string): Promise<{ file: string } | { why: string }> {
    const before = Object.hasOwn(known, address) ? known[address] : undefined;
    if (before && stage.exists(path(before.file))) return { file: before.file };
    try {
      const { file, bytes } = await fetchPicture(client, address);
      stage.write(path(file), bytes);
      known[address] = { file, hash: contentHash(bytes) };
      return { file };
    } catch (error) {
      if (error instanceof NoFile) return { why: error.message };
      throw error;
    }
  }
  return {
    get(address) {
      const answer = asked.get(address) ?? load(address);
      asked.set(address, answer);
      return answer;
    },
    locked: (addresses) => Object.fromEntries(Object.entries(known).filter(([address]) => addresses.has(address))),
  };
}
