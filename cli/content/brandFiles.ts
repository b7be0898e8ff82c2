import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND_FOLDER } from "../config/files/pictureName.ts";
import type { Graph } from "../core/graph/graph.ts";
import { measurePictures } from "./pictures/measurePictures.ts";
import type { PictureIndex } from "./pictures/pictureMetadata.ts";

/** The brand's image files. */
export interface BrandFiles {
  /** Metadata by path below `countries/brand`. */
  facts: PictureIndex;
  /** Returns the text of an SVG. */
  read(path: string): string;
}

/** For a project without brand files. */
export const NO_BRAND_FILES: BrandFiles = { facts: new Map(), read: () => "" };

/** Measures the brand's files. */
export async function readBrandFiles(graph: Graph): Promise<BrandFiles> {
  const found = await measurePictures(graph, [BRAND_FOLDER]);
  return {
    facts: new Map([...found].map(([path, fact]) => [path.slice(BRAND_FOLDER.length + 1), fact])),
    read: (path) => readFileSync(join(graph.project.root, BRAND_FOLDER, path), "utf8"),
  };
}
