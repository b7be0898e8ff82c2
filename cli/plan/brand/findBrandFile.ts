import { BRAND_FOLDER, brandPaths } from "../../config/brandFiles.ts";
import type { PictureMetadata, PictureMistake } from "../../content/pictures/pictureMetadata.ts";
import type { Place, Problem } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import type { BrandContext } from "./brandContext.ts";

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
    severity: "error",
    message: `There is no brand file \`${name}\``,
    why: paths.length > 1 ? `Neither ${paths.join(" nor ")} exists.` : `${paths[0] ?? ""} does not exist.`,
    hint: didYouMean(name, new Set(context.files.facts.keys())) || `Put the file into ${BRAND_FOLDER}/.`,
    place,
  };
}

/** The problem of an invalid file, at its location in the file where that is known. */
export const brandMistake = (path: string, { mistake, at }: PictureMistake, locate: () => Place): Problem => ({
  ...mistake,
  severity: "error",
  message: `${mistake.message}: ${BRAND_FOLDER}/${path}`,
  place: at ? { file: `${BRAND_FOLDER}/${path}`, ...at } : locate(),
});
