import { toSlug } from "../../config/slug.ts";
import { contentHash } from "../../contentHash.ts";
import { loadSharp } from "../../content/pictures/loadSharp.ts";
import { measurePicture } from "../../content/pictures/measurePicture.ts";
import { measureSvg } from "../../content/pictures/measureSvg.ts";
import { NoFile, type Client } from "./http/client.ts";

/** The largest original that is taken, in bytes. */
const MOST = 30_000_000;
/** Folder below the country's pictures. */
const FOLDER = "pulled";

/** Endings by what the decoder calls a format. What is not here becomes a PNG. */
const ENDINGS: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif", tiff: "tif" };

/** A picture that was fetched: its file below the country's folder of pictures. */
export interface FetchedPicture {
  file: string;
  bytes: Uint8Array;
}

/** Fetches a picture, and looks whether it is one. @throws NoFile for anything else, with the reason */
export async function fetchPicture(client: Client, address: string): Promise<FetchedPicture> {
  if (!client.isOwn(new URL(address))) throw new NoFile("it is on a host that is not of the CMS");
  const bytes = await client.file(address, MOST);
  const isText = /^\s*<|^\uFEFF/.test(Buffer.from(bytes.subarray(0, 64)).toString("utf8"));
  const found = isText ? measureSvg(bytes) : await measurePicture(bytes);
  if ("mistake" in found)
    throw new NoFile(`${found.mistake.message.charAt(0).toLowerCase()}${found.mistake.message.slice(1)}`);
  if (isText) return { file: nameOf(address, "svg"), bytes };
  const image = (await loadSharp())(bytes, {});
  const ending = ENDINGS[(await image.metadata()).format];
  return ending === undefined
    ? { file: nameOf(address, "png"), bytes: await image.png().toBuffer() }
    : { file: nameOf(address, ending), bytes };
}

/** A name that tells people what it is, and that no other address has. */
function nameOf(address: string, ending: string): string {
  const last = new URL(address).pathname.split("/").at(-1) ?? "";
  const words = toSlug(safeDecode(last).replace(/\.\w+$/, ""))
    .slice(0, 60)
    .replace(/-$/, "");
  return `${FOLDER}/${[words, contentHash(address).slice(0, 8)].filter(Boolean).join("-")}.${ending}`;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
