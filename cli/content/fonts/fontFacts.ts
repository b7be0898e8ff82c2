import type { Problem } from "../../report/problem.ts";

/** What a font is for. */
export const FONT_ROLES = ["body", "heading"] as const;
export type FontRole = (typeof FONT_ROLES)[number];

/** A weight, or the two ends of a variable font's range. */
export type FontWeight = number | readonly [least: number, most: number];

/** A file of a font. */
export interface FontFile {
  /** Where it is on this machine. */
  path: string;
  /** What the package calls its characters: `latin`, `devanagari`; undefined for a file with all of them. */
  subset?: string;
  /** Its characters, as CSS's unicode-range. */
  range: string;
}

/** What pages load of a font for one weight, or one range of weights. */
export interface FontFace {
  weight: FontWeight;
  /** Its files have an axis of weights, which is cut to that. */
  isVariable: boolean;
  /** The weights of texts that it is shown for. */
  shownFor: readonly [least: number, most: number];
  files: FontFile[];
}

/** What planning needs to know of a font. */
export interface FontFact {
  /** Begins the names of its files: `figtree`. */
  id: string;
  /** Of the package, or of the contents of its files. */
  version: string;
  kind: FontKind;
  faces: FontFace[];
  fallbacks: FallbackFace[];
}

export type FontKind = "sans-serif" | "serif" | "monospace";

/** A system font with the metrics of the font that replaces it, so that the text does not move. In parts of 1. */
export interface FallbackFace {
  shownFor: readonly [least: number, most: number];
  isBold: boolean;
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Why a font can't be used, to be reported where it is named. */
export interface FontMistake {
  mistake: Pick<Problem, "code" | "message" | "why" | "hint">;
  /** From the font's own key. */
  path: readonly PropertyKey[];
}

/** The fonts of a country's brand, by what they are for. */
export type BrandFontFacts = Partial<Record<FontRole, FontFact | FontMistake>>;
