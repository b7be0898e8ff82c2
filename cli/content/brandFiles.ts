import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND_FOLDER } from "../config/brandFiles.ts";
import type { Project } from "../project.ts";
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
export async function readBrandFiles(project: Project, sources?: ReadonlyMap<string, string>): Promise<BrandFiles> {
  const found = await measurePictures(project, sources, { folders: [BRAND_FOLDER], entry: "pictures-brand.json" });
  return {
    facts: new Map([...found].map(([path, fact]) => [path.slice(BRAND_FOLDER.length + 1), fact])),
    read: (path) => readFileSync(join(project.root, BRAND_FOLDER, path), "utf8"),
  };
}
