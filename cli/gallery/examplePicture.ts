import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PICTURE_FOLDER } from "../config/pictureName.ts";
import { pictureHash } from "../content/pictures/measurePictures.ts";
import { measureSvg } from "../content/pictures/measureSvg.ts";
import { SHARED_PICTURES, type PictureIndex } from "../content/pictures/pictureMetadata.ts";
import type { SitePlan } from "../plan/plan.ts";
import { EXAMPLES } from "./addGallery.ts";

/** The picture that the examples show; it comes with the package. */
const FILE = "sitegen-example.svg";
const PLANNED = `${PICTURE_FOLDER}/${SHARED_PICTURES}/${FILE}`;

/** The project's pictures, and the one of the examples as if it were shared. */
export function withExamplePicture(facts: PictureIndex): PictureIndex {
  const bytes = readFileSync(join(EXAMPLES, FILE));
  const measured = measureSvg(bytes);
  const fact = "mistake" in measured ? measured : { hash: pictureHash(bytes), ...measured };
  return new Map([...facts, [PLANNED, fact]]);
}

/** Says where the examples' picture really is. */
export function locateExamplePicture(site: SitePlan, root: string): SitePlan {
  const original = relative(root, join(EXAMPLES, FILE));
  return {
    ...site,
    pictures: site.pictures.map((form) => (form.original === PLANNED ? { ...form, original } : form)),
  };
}
