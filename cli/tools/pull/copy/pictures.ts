import { PICTURE_FOLDER, toSlug } from "../../../config/index.ts";
import { loadSharp, measurePicture, measureSvg } from "../../../content/index.ts";
import { contentHash } from "../../../core/contentHash.ts";
import { memoize } from "../../../core/lookups.ts";
import type { Client } from "../cms/client.ts";
import { UnusableAnswer } from "../cms/cmsError.ts";
import { decode } from "../contentKeys.ts";
import type { Lock } from "../lock.ts";
import type { Stage } from "../pulled.ts";

/** A picture's file for Markdown, or why there is none. */
type Found = { file: string } | { why: string };

/**
 * The pictures of a country's entries. Each address is fetched once, and never again while its file exists.
 * @param locked Pictures of the last pull.
 */
export function openPictures(client: Client, country: string, stage: Stage, locked: Lock["pictures"]) {
  const known: Lock["pictures"] = { ...locked };
  const path = (file: string) => `${PICTURE_FOLDER}/${country}/${file}`;
  const get = memoize(async (address: string): Promise<Found> => {
    const before = Object.hasOwn(known, address) ? known[address] : undefined;
    if (before && stage.exists(path(before.file))) return { file: before.file };
    try {
      const { file, bytes } = await fetchPicture(client, address);
      stage.write(path(file), bytes);
      known[address] = { file, hash: contentHash(bytes) };
      return { file };
    } catch (error) {
      if (error instanceof UnusableAnswer) return { why: error.message };
      throw error;
    }
  });
  return {
    get,
    /** The part of the lock for these addresses. */
    locked: (addresses: ReadonlySet<string>): Lock["pictures"] =>
      Object.fromEntries(Object.entries(known).filter(([address]) => addresses.has(address))),
  };
}

const MAX_BYTES = 30_000_000;
/** Folder below the country's pictures. */
const FOLDER = "pulled";

/** File extensions by the decoder's names of formats. Other formats become PNG. */
const ENDINGS: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif", tiff: "tif" };

/**
 * Fetches a picture, and checks that it is one. Returns it with its file below the country's folder of pictures.
 * @throws UnusableAnswer for anything else, with the reason
 */
async function fetchPicture(client: Client, address: string) {
  if (!client.isOwn(new URL(address))) throw new UnusableAnswer("it is not on a host of the CMS");
  const bytes = await client.file(address, MAX_BYTES);
  const isText = /^\s*<|^\uFEFF/.test(Buffer.from(bytes.subarray(0, 64)).toString("utf8"));
  const found = isText ? measureSvg(bytes) : await measurePicture(bytes);
  if ("mistake" in found)
    throw new UnusableAnswer(`${found.mistake.message.charAt(0).toLowerCase()}${found.mistake.message.slice(1)}`);
  if (isText) return { file: nameOf(address, "svg"), bytes };
  const image = (await loadSharp())(bytes, {});
  const ending = ENDINGS[(await image.metadata()).format];
  return ending === undefined
    ? { file: nameOf(address, "png"), bytes: await image.png().toBuffer() }
    : { file: nameOf(address, ending), bytes };
}

function nameOf(address: string, ending: string): string {
  const last = new URL(address).pathname.split("/").at(-1) ?? "";
  const words = toSlug(decode(last).replace(/\.\w+$/, ""))
    .slice(0, 60)
    .replace(/-$/, "");
  return `${FOLDER}/${[words, contentHash(address).slice(0, 8)].filter(Boolean).join("-")}.${ending}`;
}
