import type { Problem } from "../../core/problems/problem.ts";

/** Uses of fonts. */
export const FONT_ROLES = ["body", "heading"] as const;

export type FontRole = (typeof FONT_ROLES)[number];

/** A weight, or the range of a variable font. */
export type FontWeight = number | readonly [least: number, most: number];

export interface FontFile {
  /** Absolute path. */
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

/** The data of a font that planning needs. */
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
  mistake: Pick<Problem, "code" | "message" | "why" | "hint">;
  /** Path below the font's key. */
  path: readonly PropertyKey[];
}

/** The fonts of a brand, by use. */
export type BrandFontFacts = Partial<Record<FontRole, FontFact | FontMistake>>;
