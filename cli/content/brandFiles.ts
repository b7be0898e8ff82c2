import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND_FOLDER } from "../config/brandFiles.ts";
import type { Graph } from "../graph/graph.ts";
import { measurePictures } from "./pictures/measurePictures.ts";
import type { PictureIndex } from "./pictures/pictureMetadata.ts";

/** The drawings and pictures of the brand. */
export interface BrandFiles {
  /** What is known of them, by their paths below `countries/brand`. */
  facts: PictureIndex;
  /** The text of a drawing. */
  read(path: string): string;
}

/** A project without files of its brand. */
export const NO_BRAND_FILES: BrandFiles = { facts: new Map(), read: () => "" };

/** Looks at the brand's files. */
export async function readBrandFiles(graph: Graph): Promise<BrandFiles> {
  const found = await measurePictures(graph, [BRAND_FOLDER]);
  return {
    facts: new Map([...found].map(([path, fact]) => [path.slice(BRAND_FOLDER.length + 1), fact])),
    read: (path) => readFileSync(join(graph.project.root, BRAND_FOLDER, path), "utf8"),
  };
}
