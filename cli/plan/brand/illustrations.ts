import type { Illustration } from "../../../runtime/site/brand.ts";
import type { BrandConfig } from "../../config/schema/country/brand.ts";
import { BRAND_FOLDER, ILLUSTRATIONS } from "../../config/files/pictureFiles.ts";
import { contentHash } from "../../core/contentHash.ts";
import { startOf } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { pictureVariants } from "../pictures/pictureVariants.ts";
import type { BrandContext, BrandFinds } from "./brandContext.ts";
import { brandMistake } from "./findBrandFile.ts";
import { recolour } from "./svg.ts";

/** Plans the files of a site's illustrations, in the theme's colours, and selects one for each page. */
export function planIllustrations(context: BrandContext, found: BrandFinds) {
  const rules = context.brand.illustrations;
  const files = listIllustrations(context);
  const all: Record<string, Illustration> = {};
  for (const [name, path] of files) {
    const planned = planOne(context, name, path, found);
    if (planned) all[name] = planned;
  }
  const reportMissing = (name: string, path: PropertyKey[]) => {
    if (files.has(name)) return;
    found.problems.push({
      code: "missing-brand-file",
      message: `There is no illustration \`${name}\``,
      why: `${BRAND_FOLDER}/${ILLUSTRATIONS}/ has no file of that name.`,
      hint: didYouMean(name, new Set(files.keys())) || `Put ${name}.svg, or a picture of this name, there.`,
      place: context.locate(["illustrations", ...path]),
    });
  };
  for (const name of Object.keys(rules.subjects)) reportMissing(name, ["subjects", name]);
  if (rules.other !== undefined) reportMissing(rules.other, ["other"]);
  const names = new Map<string, string | undefined>();
  return {
    all,
    /** Name of a page's illustration, by content key, flag and a post's category; undefined without one. */
    nameOf(key: string, flag?: string, category?: string): string | undefined {
      const page = `${flag ?? ""} ${category ?? ""} ${key}`;
      if (!names.has(page))
        names.set(
          page,
          illustrationName(rules, { key, flag, category }, (name) => Object.hasOwn(all, name)),
        );
      return names.get(page);
    },
  };
}

/** Paths of illustrations by name. The country's own replace shared ones. */
function listIllustrations({ files, country }: BrandContext): Map<string, string> {
  const paths = new Map<string, string>();
  for (const folder of [`${ILLUSTRATIONS}/`, ...(country === undefined ? [] : [`${country}/${ILLUSTRATIONS}/`])])
    for (const path of files.metadata.keys())
      if (path.startsWith(folder)) paths.set(path.slice(folder.length).replace(/\.\w+$/, ""), path);
  return paths;
}

function planOne(context: BrandContext, name: string, path: string, found: BrandFinds): Illustration | undefined {
  const { files, colours, home = "/" } = context;
  const metadata = files.metadata.get(path);
  if (!metadata) return undefined;
  if ("mistake" in metadata) {
    found.problems.push(brandMistake(path, metadata, startOf(`${BRAND_FOLDER}/${path}`)));
    return undefined;
  }
  const { width, height } = metadata;
  if (metadata.kind === "drawing") {
    const svg = coverBox(recolour(files.read(path), colours));
    const file = `assets/${name.replaceAll("/", "-")}-${contentHash(svg).slice(0, 8)}.svg`;
    found.assets.push([file, svg]);
    const drawing = metadata.isPlain === true ? svg.slice(svg.indexOf("<svg")) : undefined;
    return { src: home + file, width, height, drawing };
  }
  const { shown, variants } = pictureVariants(`${BRAND_FOLDER}/${path}`, metadata, home);
  found.pictures.push(...variants);
  return { src: shown.src, width, height, sources: shown.sources };
}

/** Lets an SVG without `preserveAspectRatio` cover its box. */
const coverBox = (svg: string): string =>
  svg.replace(/<svg\b(?![^>]*preserveAspectRatio)/, '<svg preserveAspectRatio="xMidYMid slice"');

type Rules = Pick<BrandConfig["illustrations"], "subjects" | "other">;

/** Folder of the illustrations of places; their names are ISO 3166 codes in lower case. */
const PLACES = "places";

/**
 * Selects a page's illustration: that of its place, else of the first subject with a keyword in its content key, its
 * category or its group, else the default. `has` tells whether an illustration exists.
 */
export function illustrationName(
  { subjects, other }: Rules,
  { key, flag, category }: { key: string; flag?: string | undefined; category?: string | undefined },
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
