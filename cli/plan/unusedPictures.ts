import { SHARED_PICTURES, type PictureIndex } from "../content/pictures/pictureMetadata.ts";
import type { Problem } from "../report/problem.ts";
import type { PictureForm } from "./pictureForms.ts";

/** Files that no page shows. Shared ones count where what every country shows is known: another could show them. */
export function unusedPictures(
  facts: PictureIndex,
  sites: readonly { country: string; pictures: Iterable<Pick<PictureForm, "original">> }[],
  countries: readonly string[],
  /** Whether a page that is not published names a picture, by its path. */
  isToCome: (name: string) => boolean = () => false,
): Problem[] {
  const known = sites.map(({ country }) => country);
  const shown = new Set(sites.flatMap(({ pictures }) => [...pictures].map(({ original }) => original)));
  const others = countries.filter((key) => !known.includes(key));
  const isOthers = (owner: string) => others.includes(owner) || (owner === SHARED_PICTURES && others.length > 0);
  return [...facts.keys()]
    .filter((name) => !isOthers(name.split("/")[2] ?? "") && !shown.has(name) && !isToCome(name))
    .map((name) => ({
      code: "unused-picture",
      severity: "warning",
      message: "No page shows this picture",
      hint: "Name it where it belongs, or delete it.",
      place: { file: name, line: 1, column: 1, length: 1 },
    }));
}
