import { BRAND_FOLDER, brandPaths } from "../../config/files/pictureFiles.ts";
import type { PictureMetadata, PictureMistake } from "../../content/pictures/pictureMetadata.ts";
import type { Place, Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { BrandContext } from "./brandContext.ts";
import type { BrandConfig } from "../../config/schema/country/brand.ts";

interface BrandFile {
  /** Path below `countries/brand`. */
  path: string;
  fact: PictureMetadata;
}

/** Looks up a file of the brand by name, a country's own first. A missing or invalid one is a problem of the key `at`. */
export function findBrandFile(
  context: BrandContext,
  name: string,
  at: PropertyKey[],
  problems: Problem[],
): BrandFile | undefined {
  const { country, files } = context;
  const paths = country === undefined ? [name] : brandPaths(country, name);
  for (const path of paths) {
    const fact = files.facts.get(path);
    if (fact && !("mistake" in fact)) return { path, fact };
    if (!fact) continue;
    problems.push(brandMistake(path, fact, context.locate(at)));
    return undefined;
  }
  const tried = paths.map((path) => `${BRAND_FOLDER}/${path}`);
  problems.push({
    code: "missing-brand-file",
    message: `There is no brand file \`${name}\``,
    why: tried.length > 1 ? `Neither ${tried.join(" nor ")} exists.` : `${tried.join("")} does not exist.`,
    hint: didYouMean(name, new Set(files.facts.keys())) || `Put the file into ${BRAND_FOLDER}/.`,
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

type Rules = Pick<BrandConfig["illustrations"], "subjects" | "other">;

/** Folder of the illustrations of places; their names are ISO 3166 codes in lower case. */
const PLACES = "places";

/** The properties of a page that select its illustration. */
interface IllustratedPage {
  /** Content key. */
  key: string;
  flag?: string | undefined;
  /** Category of a post. */
  category?: string | undefined;
}

/**
 * Selects a page's illustration: that of its place, else of the first subject with a keyword in its key, its category
 * or its group, else the default. `has` tells whether an illustration exists.
 */
export function illustrationName(
  { subjects, other }: Rules,
  { key, flag, category }: IllustratedPage,
  has: (name: string) => boolean,
): string | undefined {
  const place = flag && `${PLACES}/${flag}`;
  if (place && has(place)) return place;
  const [group = "", ...rest] = key.split("/");
  for (const part of [rest.join("/"), category ?? "", group]) {
    const subject = Object.keys(subjects).find((name) => subjects[name]?.some((word) => part.includes(word)));
    if (subject !== undefined && has(subject)) return subject;
  }
  return other !== undefined && has(other) ? other : undefined;
}
