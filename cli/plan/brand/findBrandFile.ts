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

type Found = { file: BrandFile; problem?: undefined } | { file?: undefined; problem: Problem };

/** Looks up a file of the brand by name. A country's own takes precedence over a shared one. */
export function findBrandFile(context: BrandContext, name: string, locate: () => Place): Found {
  const { facts } = context.files;
  const path = pathsOf(context, name).find((candidate) => facts.has(candidate));
  const fact = path === undefined ? undefined : facts.get(path);
  if (path === undefined || fact === undefined) return { problem: missing(context, name, locate()) };
  if ("mistake" in fact) return { problem: brandMistake(path, fact, locate) };
  return { file: { path, fact } };
}

const pathsOf = ({ country }: BrandContext, name: string): string[] =>
  country === undefined ? [name] : brandPaths(country, name);

function missing(context: BrandContext, name: string, place: Place): Problem {
  const paths = pathsOf(context, name).map((path) => `${BRAND_FOLDER}/${path}`);
  return {
    code: "missing-brand-file",
    message: `There is no brand file \`${name}\``,
    why: paths.length > 1 ? `Neither ${paths.join(" nor ")} exists.` : `${paths[0] ?? ""} does not exist.`,
    hint: didYouMean(name, new Set(context.files.facts.keys())) || `Put the file into ${BRAND_FOLDER}/.`,
    place,
  };
}

/** The problem of an invalid file, at its location in the file where that is known. */
export const brandMistake = (path: string, { mistake, at }: PictureMistake, locate: () => Place): Problem => ({
  ...mistake,
  message: `${mistake.message}: ${BRAND_FOLDER}/${path}`,
  place: at ? { file: `${BRAND_FOLDER}/${path}`, ...at } : locate(),
});

type Rules = Pick<BrandConfig["illustrations"], "subjects" | "other">;

/** Folder of the illustrations of places; their names are ISO 3166 codes in lower case. */
const PLACES = "places";

/** The properties of a page that select its illustration. */
export interface IllustratedPage {
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
