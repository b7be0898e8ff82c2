import { SHARED_PICTURES, type PictureIndex } from "../content/pictures/pictureMetadata.ts";
import type { Problem } from "../report/problem.ts";
import type { PictureVariant } from "./pictureVariants.ts";

/** Reports pictures that no page shows; shared pictures only when every country is planned. */
export function unusedPictures(
  facts: PictureIndex,
  sites: readonly { country: string; pictures: Iterable<Pick<PictureVariant, "original">> }[],
  countries: readonly string[],
  /** Whether an unpublished page uses a picture, by its path. */
  isUpcoming: (name: string) => boolean = () => false,
): Problem[] {
  const planned = sites.map(({ country }) => country);
  const shown = new Set(sites.flatMap(({ pictures }) => [...pictures].map(({ original }) => original)));
  const unplanned = countries.filter((key) => !planned.includes(key));
  const mayBeUsed = (owner: string) => unplanned.includes(owner) || (owner === SHARED_PICTURES && unplanned.length > 0);
  return [...facts.keys()]
    .filter((name) => !mayBeUsed(name.split("/")[2] ?? "") && !shown.has(name) && !isUpcoming(name))
    .map((name) => ({
      code: "unused-picture",
      severity: "warning",
      message: "No page shows this picture",
      hint: "Show it on a page, or delete it.",
      place: { file: name, line: 1, column: 1, length: 1 },
    }));
}
