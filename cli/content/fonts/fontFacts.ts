import type { Mistake } from "../../core/problems/problem.ts";
import { EnvironmentError } from "../../core/problems/errors.ts";

export const FONT_ROLES = ["body", "heading"] as const;

export type FontRole = (typeof FONT_ROLES)[number];

/** A weight, or the range of a variable font. */
export type FontWeight = number | readonly [least: number, most: number];

export interface FontFile {
  path: string;
  /** The package's name of the character set: `latin`, `devanagari`; undefined for a file with all characters. */
  subset?: string;
  /** Its characters as CSS `unicode-range`. */
  range: string;
}

/** A font's files for one weight, or one range of weights. */
export interface FontFace {
  weight: FontWeight;
  /** Whether its files have a weight axis, which is cut to `weight`. */
  isVariable: boolean;
  /** The CSS weights that it covers. */
  shownFor: readonly [least: number, most: number];
  files: FontFile[];
}

export interface FontFact {
  /** Prefix of its output files: `figtree`. */
  id: string;
  /** Version of the package, or hash of the files. */
  version: string;
  kind: FontKind;
  faces: FontFace[];
  fallbacks: FallbackFace[];
}

export type FontKind = "sans-serif" | "serif" | "monospace";

/** Overrides that give a system font the metrics of the web font, to avoid layout shifts. Values are fractions of 1. */
export interface FallbackFace {
  shownFor: readonly [least: number, most: number];
  isBold: boolean;
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Why a font can't be used; reported where it is configured. */
export interface FontMistake {
  mistake: Mistake;
  /** Path below the font's key. */
  path: readonly PropertyKey[];
}

/** The fonts of a brand, by use. */
export type BrandFontFacts = Partial<Record<FontRole, FontFact | FontMistake>>;

/** The subset of a font to keep. */
export interface FontCut {
  text: string;
  weight?: FontWeight | undefined;
  /** OpenType features to keep; all when undefined. */
  features?: readonly string[] | undefined;
  format?: "woff2" | "sfnt";
}

/** Cuts a font to a subset. The library is loaded on first use. */
export async function cutFont(bytes: Uint8Array, { text, weight, features, format = "woff2" }: FontCut) {
  const { default: subsetFont } = await import("subset-font");
  try {
    return await subsetFont(Buffer.from(bytes), text, {
      targetFormat: format,
      ...(weight !== undefined && { variationAxes: { wght: axis(weight) } }),
      ...(features && { keepFeatures: [...features] }),
    });
  } catch (error) {
    throw new EnvironmentError(
      "A font could not be subset",
      "Install its package again, or export its file again.",
      error,
    );
  }
}

const axis = (weight: FontWeight) => (typeof weight === "number" ? weight : { min: weight[0], max: weight[1] });

/** The code points of a CSS `unicode-range`. */
export function codePoints(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().replace("U+", "").split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

/** The CSS `unicode-range` of code points. */
export function unicodeRange(codes: Iterable<number>): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}
