import { availableParallelism } from "node:os";
import pMap from "p-map";
import { CONTENT_FOLDER, isPictureName, PICTURE_FOLDER } from "../../config/files/pictureFiles.ts";
import { contentHash } from "../../core/contentHash.ts";
import { defineQuery, type Graph, type Reads } from "../../core/graph/graph.ts";
import {
  PICTURE_FORMATS_VERSION,
  type PictureMetadata,
  type PictureIndex,
  type PictureMistake,
} from "./pictureMetadata.ts";
import { measurePicture, measureSvg, unreadable } from "./measurePicture.ts";

/** Metadata of a picture. Only new pictures are decoded; without any, the decoder isn't loaded. */
const pictureOf = defineQuery("picture", measure, (found) => "hash" in found);

/** Measures all pictures in these folders (default: those of pages). */
export async function measurePictures(graph: Graph, folders = [PICTURE_FOLDER, CONTENT_FOLDER]): Promise<PictureIndex> {
  const names = [...graph.sources.keys()]
    .filter((name) => folders.some((folder) => name.startsWith(`${folder}/`)))
    .filter((name) => isPictureName(name) && !name.includes("/."))
    .sort();
  const read = async (name: string) => [name, await graph.ask(pictureOf, name)] as const;
  return new Map(await pMap(names, read, { concurrency: availableParallelism() }));
}

async function measure({ bytes: read }: Reads, file: string): Promise<PictureMetadata | PictureMistake> {
  let bytes: Uint8Array;
  try {
    bytes = read(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown cause";
    return unreadable(`It can't be opened (${code}).`, "Check the file and its permissions.");
  }
  const hash = pictureHash(bytes);
  const found = /\.svg$/i.test(file) ? measureSvg(bytes) : await measurePicture(bytes);
  return "mistake" in found ? found : { hash, ...found };
}

/** Hash of a picture's content and encoder settings. */
export const pictureHash = (bytes: Uint8Array): string => contentHash(bytes, PICTURE_FORMATS_VERSION);
