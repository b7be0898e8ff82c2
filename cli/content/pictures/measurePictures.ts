import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import { readCache, writeCache } from "../../cache.ts";
import { CONTENT_FOLDER, isPictureName, PICTURE_FOLDER } from "../../config/pictureName.ts";
import { contentHash } from "../../contentHash.ts";
import { findSources, type Project } from "../../project.ts";
import { PICTURE_FORMATS_VERSION } from "./formats.ts";
import { measurePicture } from "./measurePicture.ts";
import { measureSvg } from "./measureSvg.ts";
import type { PictureMetadata, PictureIndex, PictureMistake } from "./pictureMetadata.ts";

/** Facts by file, each with the stamp of the file that they were found in. */
type Known = Map<string, { stamp: string; fact: PictureMetadata }>;

/**
 * Measures every picture that is in one of these folders, those of pages by default. What is known from the last run is used as long as the stamp of a file is the
 * same, or else its contents: only new pictures are decoded, and only for them the decoder is loaded.
 */
export async function measurePictures(
  project: Project,
  stamps: ReadonlyMap<string, string> = findSources(project),
  { folders = [PICTURE_FOLDER, CONTENT_FOLDER], entry = "pictures.json" } = {},
): Promise<PictureIndex> {
  const names = [...stamps.keys()]
    .filter((name) => folders.some((folder) => name.startsWith(`${folder}/`)))
    .filter((name) => isPictureName(name) && !name.includes("/."))
    .sort();
  if (names.length === 0) return new Map();
  const known = loadKnown(project, entry);
  const fresh: Known = new Map();
  const facts = new Map<string, PictureMetadata | PictureMistake>();
  const work = async (name: string) => {
    const stamp = stamps.get(name) ?? "";
    const before = known.get(name);
    const fact = before && before.stamp === stamp ? before.fact : await measure(join(project.root, name), before?.fact);
    facts.set(name, fact);
    if ("hash" in fact) fresh.set(name, { stamp, fact });
  };
  await pMap(names, work, { concurrency: availableParallelism() });
  saveKnown(project, entry, fresh);
  return new Map([...facts].sort(byName));
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

async function measure(path: string, before: PictureMetadata | undefined): Promise<PictureMetadata | PictureMistake> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const why = `It can't be opened (${(error as NodeJS.ErrnoException).code ?? "unknown cause"}).`;
    const hint = "Check the file and its permissions.";
    return { mistake: { code: "broken-picture", message: "The picture can't be read", why, hint } };
  }
  const hash = pictureHash(bytes);
  if (before?.hash === hash) return before;
  const found = /\.svg$/i.test(path) ? measureSvg(bytes) : await measurePicture(bytes);
  return "mistake" in found ? found : { hash, ...found };
}

/** Hash of a picture's contents and of how they are encoded. */
export const pictureHash = (bytes: Uint8Array): string => contentHash(bytes, PICTURE_FORMATS_VERSION);

/** What is known from the last run. */
const loadKnown = (project: Project, entry: string): Known =>
  new Map(readCache<[string, never][]>(project, entry) ?? []);

/** Keeps what is known for the next run. */
const saveKnown = (project: Project, entry: string, known: Known): void =>
  writeCache(project, entry, [...known].sort(byName));
