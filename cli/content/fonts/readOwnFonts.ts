import { attempt } from "../../core/attempt.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND_FOLDER, brandPaths } from "../../config/files/pictureFiles.ts";
import type { FontConfig } from "../../config/schema/country/brand.ts";
import { contentHash } from "../../core/contentHash.ts";
import { toSlug } from "../../config/routes/paths.ts";
import {
  type FontFace,
  type FontMistake,
  unicodeRange,
  type FontFact,
  type FontRole,
  type FontWeight,
} from "./fontFacts.ts";
import { readPackage } from "../../core/project.ts";
import { nameSome } from "../../core/problems/suggest.ts";

/** Reads font files of the project. A country's own take precedence over shared ones. */
export async function readOwnFonts(
  root: string,
  country: string | undefined,
  { files, fallback }: Extract<FontConfig, { files: unknown }>,
): Promise<FontSource | FontMistake> {
  const faces: FontFace[] = [];
  const hashes: string[] = [];
  const sorted = [...files].sort((a, b) => minWeight(a.weight) - minWeight(b.weight));
  const weights = sorted.map(({ weight }) => weight);
  for (const [index, { file, weight }] of sorted.entries()) {
    const path = ["files", files.findIndex((written) => written.file === file), "file"];
    const name = `fonts/${file}`;
    const places = country === undefined ? [name] : brandPaths(country, name);
    const place = places.map((found) => join(root, BRAND_FOLDER, found)).find((found) => existsSync(found));
    if (place === undefined)
      return {
        mistake: {
          code: "unknown-font",
          message: `There is no font file \`${file}\``,
          why: `${places.map((found) => `${BRAND_FOLDER}/${found}`).join(" and ")} ${places.length > 1 ? "do" : "does"} not exist.`,
          hint: `Put the file into ${BRAND_FOLDER}/fonts/.`,
        },
        path,
      };
    const bytes = readFileSync(place);
    const found = await readFontFile(bytes);
    if (!found) {
      const message = `The font ${BRAND_FOLDER}/fonts/${file} can't be read`;
      return { mistake: { code: "broken-font", message, hint: "Export it again as WOFF2, WOFF, TTF or OTF." }, path };
    }
    hashes.push(contentHash(bytes));
    const { isVariable, range } = found;
    faces.push({ weight, isVariable, shownFor: shownFor(weights, index), files: [{ path: place, range }] });
  }
  const id = toSlug(files[0]?.file.replace(/\.\w+$/, "") ?? "") || "font";
  return { id, version: contentHash(...hashes), kind: fallback, faces };
}

const minWeight = (weight: number | [number, number]): number => (typeof weight === "number" ? weight : weight[0]);

/** End marker of a font's character table. */
const NO_CHARACTER = 0xffff;

/** The characters of a font file, and whether it has a weight axis; undefined for an invalid file. */
async function readFontFile(bytes: Uint8Array): Promise<{ range: string; isVariable: boolean } | undefined> {
  const { create } = await import("fontkitten");
  return attempt(() => {
    const font = create(Buffer.from(bytes));
    if (font.isCollection) return undefined;
    const range = unicodeRange(font.characterSet.filter((code) => code >= 0x20 && code < NO_CHARACTER));
    return { range, isVariable: "wght" in font.variationAxes };
  });
}

/** A font that has not been measured yet. */
export type FontSource = Omit<FontFact, "fallbacks">;

/** Fontsource's metadata of a font (https://fontsource.org/docs/api/fonts). */
interface Metadata {
  id: string;
  weights: number[];
  category: string;
  variable: boolean | object;
}

/** The weights that the styles use. One weight for headings halves their file. */
const DEFAULT_WEIGHTS: Record<FontRole, { variable: number[]; fixed: number[] }> = {
  body: { variable: [400, 650], fixed: [400, 600] },
  heading: { variable: [560], fixed: [600] },
};

export function readFontPackage(folder: string, role: FontRole, wanted?: readonly number[]): FontSource | FontMistake {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), "utf8")) as T;
  const { id, weights, category, variable } = read<Metadata>("metadata.json");
  const ranges = read<Record<string, string>>("unicode.json");
  const isVariable = typeof variable === "object" && existsSync(join(folder, "files", fileName(id, "latin", "wght")));
  const [min = 400, max = min] = [weights[0], weights.at(-1)];
  const hasWeight = (weight: number) => (isVariable ? weight >= min && weight <= max : weights.includes(weight));
  const unknown = wanted?.findIndex((weight) => !hasWeight(weight)) ?? -1;
  if (wanted && unknown >= 0)
    return {
      mistake: {
        code: "unknown-weight",
        message: `The font has no weight ${wanted[unknown]}`,
        why: isVariable ? `Its weights are ${min} to ${max}.` : `Its weights are ${nameSome(weights.map(String), 9)}.`,
        hint: "Write weights of this font, or remove `weights`.",
      },
      path: ["weights", unknown],
    };
  const { variable: range, fixed } = DEFAULT_WEIGHTS[role];
  const chosen = isVariable
    ? [toRange(wanted ?? range.map((weight) => Math.min(max, Math.max(min, weight))))]
    : [...new Set(wanted ?? fixed.map((weight) => nearest(weights, weight)))].sort((a, b) => a - b);
  const faces = chosen.map((weight, index): FontFace => {
    const suffix = isVariable ? "wght" : String(weight);
    return {
      weight,
      isVariable,
      shownFor: shownFor(chosen, index),
      files: Object.entries(ranges)
        .map(([subset, unicode]) => ({ subset: subset.replace(/[[\]]/g, ""), range: unicode }))
        .map((file) => ({ ...file, path: join(folder, "files", fileName(id, file.subset, suffix)) }))
        .filter(({ path }) => existsSync(path)),
    };
  });
  const kind = category === "serif" || category === "monospace" ? category : "sans-serif";
  return { id, version: readPackage(folder).version, kind, faces };
}

const fileName = (id: string, subset: string, weight: string) => `${id}-${subset}-${weight}-normal.woff2`;

function toRange(weights: readonly number[]): FontWeight {
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  return min === max ? min : [min, max];
}

const nearest = (weights: readonly number[], target: number): number =>
  [...weights].sort((a, b) => Math.abs(a - target) - Math.abs(b - target) || b - a)[0] ?? target;

/** The CSS weights that a face covers: those nearest to its own; a single face covers all. */
export function shownFor(weights: readonly FontWeight[], index: number): FontFace["shownFor"] {
  const ranges = weights.map((weight) => (typeof weight === "number" ? ([weight, weight] as const) : weight));
  /** The last weight that the face before an index covers. */
  const lastBefore = (at: number) => Math.floor(((ranges[at - 1]?.[1] ?? 0) + (ranges[at]?.[0] ?? 0)) / 2);
  return [index === 0 ? 100 : lastBefore(index) + 1, index === weights.length - 1 ? 900 : lastBefore(index + 1)];
}
