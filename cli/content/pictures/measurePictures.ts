import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { isPictureName, PICTURE_FOLDER } from "../../config/pictureName.ts";
import { contentHash } from "../../contentHash.ts";
import { writeText } from "../../files.ts";
import type { Project } from "../../project.ts";
import { EnvironmentError } from "../../report/errors.ts";
import { stampsBelow } from "../../stamps.ts";
import { PICTURE_FORMATS_VERSION } from "./formats.ts";
import { measurePicture } from "./measurePicture.ts";
import { measureSvg } from "./measureSvg.ts";
import type { PictureMetadata, PictureIndex, PictureMistake } from "./pictureMetadata.ts";

/** Facts by file, each with size and time of the file that they were found in. */
type Known = Map<string, { stamp: string; fact: PictureMetadata }>;

/** Raised when the same file would give other facts. */
const CACHE_VERSION = `2 ${PICTURE_FORMATS_VERSION}`;

const cacheFile = (project: Project) => join(project.work, "cache/pictures.json");

/**
 * Measures every picture of the project. What is known from the last run counts as long as size and time of a file are the
 * same, or else its contents: only new pictures are decoded, and only for them the decoder is loaded.
 */
export async function measurePictures(project: Project): Promise<PictureIndex> {
  const folder = join(project.root, PICTURE_FOLDER);
  const stamps = stampsBelow(folder);
  const names = [...stamps.keys()].filter((name) => isPictureName(name) && !/(?:^|\/)\./.test(name)).sort();
  if (names.length === 0) return new Map();
  const known = loadKnown(project);
  const fresh: Known = new Map();
  const facts = new Map<string, PictureMetadata | PictureMistake>();
  const queue = names.values();
  const work = async () => {
    for (const name of queue) {
      const path = join(folder, name);
      const stamp = stamps.get(name) ?? "";
      const before = known.get(name);
      const fact = before && before.stamp === stamp ? before.fact : await measure(path, before?.fact);
      facts.set(name, fact);
      if ("hash" in fact) fresh.set(name, { stamp, fact });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  saveKnown(project, fresh);
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

/** What is known from the last run; nothing when the cache is damaged or of other code. */
function loadKnown(project: Project): Known {
  try {
    const { version, files } = JSON.parse(readFileSync(cacheFile(project), "utf8")) as {
      version: string;
      files: [string, never][];
    };
    return new Map(version === CACHE_VERSION ? files : []);
  } catch {
    return new Map();
  }
}

/** Keeps what is known for the next run, where the disk lets it: nothing depends on it. */
function saveKnown(project: Project, known: Known): void {
  const files = [...known].sort(byName);
  try {
    writeText(cacheFile(project), JSON.stringify({ version: CACHE_VERSION, files }));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
  }
}
