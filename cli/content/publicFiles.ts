import { contentHash } from "../core/contentHash.ts";
import { defineQuery } from "../core/graph/graph.ts";

/** Folder of files that are copied unchanged; `countries/public/india/` has those of India's site. */
export const PUBLIC_FOLDER = "countries/public";

export interface PublicFile {
  /** Path from the project's root. */
  source: string;
  /** Path on the host: `/india/brochure.pdf`. */
  path: string;
  stamp: string;
}

/** Files of operating systems and Git. */
const IGNORED = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep)$/;

/** Lists the public files. @param sources Stamps of the project's files, by path. */
export const listPublicFiles = (sources: ReadonlyMap<string, string>): PublicFile[] =>
  [...sources]
    .filter(([source]) => source.startsWith(`${PUBLIC_FOLDER}/`) && !IGNORED.test(source))
    .map(([source, stamp]) => ({ source, stamp, path: source.slice(PUBLIC_FOLDER.length) }));

export const contentsOf = defineQuery("contents", ({ bytes }, file: string) => contentHash(bytes(file)));
