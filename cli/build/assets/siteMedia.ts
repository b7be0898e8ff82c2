import { availableParallelism } from "node:os";
import pMap from "p-map";
import type { SitePlan } from "../../model/plan.ts";
import type { Project } from "../../core/project.ts";
import { drawIcon, encodePicture } from "./encodePicture.ts";
import { readFontSubset } from "./fontFiles.ts";
import { readOrEncode, type Bytes } from "../../core/cache.ts";

/** An encoded picture, share picture, font subset or icon of a site. */
export interface MediaFile {
  /** Path in the site's folder. */
  name: string;
  /** Identifies the contents among files of this name. */
  key: string;
  /** Identifies the contents among all files. */
  shared: string;
  /** Makes the file, or reads it from the cache. */
  read(): Promise<Bytes>;
}

/** The media files of a site; nothing is made yet. */
export function siteMedia(project: Project, { pictures, shares, fonts, icon }: SitePlan): MediaFile[] {
  return [
    // Their names contain size, format and a hash of the original.
    ...pictures.map((variant) => ({
      name: variant.name,
      key: variant.original,
      shared: `${variant.original} ${variant.name}`,
      read: () => encodePicture(project, variant),
    })),
    ...shares.map((share) => ({
      ...hashed(share),
      read: () =>
        readOrEncode(project, `share/${share.hash}.png`, async () => {
          // Loaded lazily: loading HarfBuzz takes as long as drawing some pictures.
          const { drawShare } = await import("../share/drawShare.ts");
          return drawShare(project, share.drawing);
        }),
    })),
    ...fonts.subsets.map((subset) => ({ ...hashed(subset), read: () => readFontSubset(project, subset) })),
    ...icon.bitmaps.map((bitmap) => ({ ...hashed(bitmap), read: () => drawIcon(project, bitmap) })),
  ];
}

const hashed = ({ name, hash }: { name: string; hash: string }) => ({ name, key: hash, shared: hash });

/** Makes media files and passes each to `use`. */
export async function makeMedia<F extends MediaFile>(
  files: readonly F[],
  use: (file: F, contents: Bytes) => void,
): Promise<void> {
  // Encoders have their own threads: twice as many files as cores keep these busy while the main thread works.
  await pMap(files, async (file) => use(file, await file.read()), { concurrency: availableParallelism() * 2 });
}
