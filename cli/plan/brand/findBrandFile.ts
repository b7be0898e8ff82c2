import { BRAND_FOLDER, brandPaths } from "../../config/files/pictureFiles.ts";
import type { PictureMetadata, PictureMistake } from "../../content/pictures/pictureMetadata.ts";
import type { Place, Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { BrandContext } from "./brandContext.ts";

/** Looks up a file below `countries/brand`, a country's own first. A missing or invalid one is a problem of the key `at`. */
export function findBrandFile(
  context: BrandContext,
  name: string,
  at: PropertyKey[],
  problems: Problem[],
): { path: string; metadata: PictureMetadata } | undefined {
  const { country, files } = context;
  const paths = country === undefined ? [name] : brandPaths(country, name);
  for (const path of paths) {
    const metadata = files.metadata.get(path);
    if (metadata && !("mistake" in metadata)) return { path, metadata };
    if (!metadata) continue;
    problems.push(brandMistake(path, metadata, context.locate(at)));
    return undefined;
  }
  const tried = paths.map((path) => `${BRAND_FOLDER}/${path}`);
  problems.push({
    code: "missing-brand-file",
    message: `There is no brand file \`${name}\``,
    why: tried.length > 1 ? `Neither ${tried.join(" nor ")} exists.` : `${tried.join("")} does not exist.`,
    hint: didYouMean(name, new Set(files.metadata.keys())) || `Put the file into ${BRAND_FOLDER}/.`,
    place: context.locate(at),
  });
  return undefined;
}

/** The problem of an invalid file, at its location in the file where that is known. */
export const brandMistake = (path: string, { mistake, at }: PictureMistake, place: Place): Problem => ({
  ...mistake,
  message: `${mistake.message}: ${BRAND_FOLDER}/${path}`,
  place: at ? { file: `${BRAND_FOLDER}/${path}`, ...at } : place,
});
