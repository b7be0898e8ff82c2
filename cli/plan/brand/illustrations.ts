import type { Illustration } from "../../../runtime/site/brand.ts";
import { BRAND_FOLDER, ILLUSTRATIONS } from "../../config/files/pictureFiles.ts";
import { contentHash } from "../../core/contentHash.ts";
import { type Problem, startOf } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { pictureVariants, type PictureVariant } from "./pictureVariants.ts";
import type { BrandContext } from "./brandContext.ts";
import { brandMistake, illustrationName } from "./findBrandFile.ts";
import { recolour } from "./svg.ts";

/** The illustrations of a site. */
export interface PlannedIllustrations {
  /** Name of a page's illustration, by content key, flag and a post's category; undefined without one. */
  nameOf(key: string, flag?: string, category?: string): string | undefined;
  /** All illustrations, by name. */
  all: Record<string, Illustration>;
  assets: [file: string, svg: string][];
  variants: PictureVariant[];
  problems: Problem[];
}

/** Plans the files of a site's illustrations, in the theme's colours, and selects one for each page. */
export function planIllustrations(context: BrandContext): PlannedIllustrations {
  const rules = context.brand.illustrations;
  const planned: PlannedIllustrations = {
    nameOf: (key, flag, category) =>
      cached(`${flag ?? ""} ${category ?? ""} ${key}`, () => illustrationName(rules, { key, flag, category }, has)),
    all: {},
    assets: [],
    variants: [],
    problems: [],
  };
  const files = listIllustrations(context);
  for (const [name, file] of files) planOne(context, name, file, planned);
  const has = (name: string) => Object.hasOwn(planned.all, name);
  const nameCache = new Map<string, string | undefined>();
  const cached = (cacheKey: string, find: () => string | undefined) => {
    if (!nameCache.has(cacheKey)) nameCache.set(cacheKey, find());
    return nameCache.get(cacheKey);
  };
  const configuredNames: [string, PropertyKey[]][] = [
    ...Object.keys(rules.subjects).map((name): [string, PropertyKey[]] => [name, ["subjects", name]]),
    ...(rules.other === undefined ? [] : [[rules.other, ["other"]] satisfies [string, PropertyKey[]]]),
  ];
  for (const [name, path] of configuredNames)
    if (!files.has(name)) planned.problems.push(missing(context, name, path, files.keys()));
  return planned;
}

/** Paths of illustrations by name. The country's own replace shared ones. */
function listIllustrations({ files, country }: BrandContext): Map<string, string> {
  const paths = new Map<string, string>();
  for (const folder of [`${ILLUSTRATIONS}/`, ...(country === undefined ? [] : [`${country}/${ILLUSTRATIONS}/`])])
    for (const path of files.facts.keys())
      if (path.startsWith(folder)) paths.set(path.slice(folder.length).replace(/\.\w+$/, ""), path);
  return paths;
}

function planOne(context: BrandContext, name: string, path: string, planned: PlannedIllustrations): void {
  const fact = context.files.facts.get(path);
  if (!fact) return;
  if ("mistake" in fact) {
    planned.problems.push(brandMistake(path, fact, () => startOf(`${BRAND_FOLDER}/${path}`)));
    return;
  }
  const { width, height } = fact;
  const { home = "/" } = context;
  if (fact.kind === "drawing") {
    const svg = coverBox(recolour(context.files.read(path), context.colours));
    const file = `assets/${name.replaceAll("/", "-")}-${contentHash(svg).slice(0, 8)}.svg`;
    planned.assets.push([file, svg]);
    const drawing = fact.isPlain === true && { drawing: svg.slice(svg.indexOf("<svg")) };
    planned.all[name] = { src: home + file, width, height, ...drawing };
    return;
  }
  const { shown, variants } = pictureVariants(`${BRAND_FOLDER}/${path}`, fact, home);
  planned.variants.push(...variants);
  planned.all[name] = { src: shown.src, width, height, sources: shown.sources };
}

/** Lets an SVG without `preserveAspectRatio` cover its box. */
const coverBox = (svg: string): string =>
  svg.replace(/<svg\b(?![^>]*preserveAspectRatio)/, '<svg preserveAspectRatio="xMidYMid slice"');

function missing(context: BrandContext, name: string, path: PropertyKey[], known: Iterable<string>): Problem {
  return {
    code: "missing-brand-file",
    message: `There is no illustration \`${name}\``,
    why: `${BRAND_FOLDER}/${ILLUSTRATIONS}/ has no file of that name.`,
    hint: didYouMean(name, new Set(known)) || `Put ${name}.svg, or a picture of this name, there.`,
    place: context.locate(["illustrations", ...path]),
  };
}
