import { contentHash } from "../contentHash.ts";
import { defineQuery } from "../graph/graph.ts";

/** Folder of the files that visitors get as they are; in `countries/public/india/` those of India's site. */
export const PUBLIC_FOLDER = "countries/public";

export interface PublicFile {
  /** Its path from the project's root. */
  source: string;
  /** Its address below the host: `/india/brochure.pdf`. */
  path: string;
  /** Its stamp. */
  stamp: string;
}

/** What operating systems and Git leave in folders. */
const LITTER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep)$/;

/** The files of the public folder. @param sources Stamps of the project's files, by their paths. */
export const listPublicFiles = (sources: ReadonlyMap<string, string>): PublicFile[] =>
  [...sources]
    .filter(([source]) => source.startsWith(`${PUBLIC_FOLDER}/`) && !LITTER.test(source))
    .map(([source, stamp]) => ({ source, stamp, path: source.slice(PUBLIC_FOLDER.length) }));

/** A hash of a file's contents. */
export const contentsOf = defineQuery("contents", ({ bytes }, file: string) => contentHash(bytes(file)));
