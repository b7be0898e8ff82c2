import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PICTURE_FOLDER } from "../config/pictureName.ts";
import { pictureHash } from "../content/pictures/measurePictures.ts";
import { measureSvg } from "../content/pictures/measureSvg.ts";
import { SHARED_PICTURES, type PictureIndex } from "../content/pictures/pictureMetadata.ts";
import type { SitePlan } from "../plan/plan.ts";
import { EXAMPLES } from "./addGallery.ts";

/** The picture in the examples, which is shipped with the package. */
const FILE = "sitegen-example.svg";
const PLANNED = `${PICTURE_FOLDER}/${SHARED_PICTURES}/${FILE}`;

/** Adds the examples' picture to the project's pictures, as a shared one. */
export function withExamplePicture(facts: PictureIndex): PictureIndex {
  const bytes = readFileSync(join(EXAMPLES, FILE));
  const measured = measureSvg(bytes);
  const fact = "mistake" in measured ? measured : { hash: pictureHash(bytes), ...measured };
  return new Map([...facts, [PLANNED, fact]]);
}

/** Replaces the planned path of the examples' picture by its real path. */
export function locateExamplePicture(site: SitePlan, root: string): SitePlan {
  const original = relative(root, join(EXAMPLES, FILE));
  return {
    ...site,
    pictures: site.pictures.map((form) => (form.original === PLANNED ? { ...form, original } : form)),
  };
}
