import { contentHash } from "../core/contentHash.ts";
import { defineQuery, type Graph } from "../core/graph/graph.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND_FOLDER } from "../config/files/pictureFiles.ts";
import { measurePictures } from "./pictures/measurePictures.ts";
import type { PictureIndex } from "./pictures/pictureMetadata.ts";

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

export interface BrandFiles {
  /** Metadata by path below `countries/brand`. */
  metadata: PictureIndex;
  read(path: string): string;
}

/** For a project without brand files. */
export const NO_BRAND_FILES: BrandFiles = { metadata: new Map(), read: () => "" };

export async function readBrandFiles(graph: Graph): Promise<BrandFiles> {
  const found = await measurePictures(graph, [BRAND_FOLDER]);
  return {
    metadata: new Map([...found].map(([path, metadata]) => [path.slice(BRAND_FOLDER.length + 1), metadata])),
    read: (path) => readFileSync(join(graph.project.root, BRAND_FOLDER, path), "utf8"),
  };
}
