import type { BrandConfig } from "../../config/schema/country/brand.ts";
import type { ThemeColours } from "../../config/themeColours.ts";
import type { BrandFiles } from "../../content/brandAndPublicFiles.ts";
import type { Place, Problem } from "../../core/problems/problem.ts";
import type { PictureVariant } from "../pictures/pictureVariants.ts";

/** Input of a brand's planners, for a country or for the pages that belong to no country. */
export interface BrandContext {
  brand: BrandConfig;
  /** The country's key; undefined for the pages of no country, which use the shared files. */
  country?: string | undefined;
  /** Home of the site: `/india/hi/`; undefined for the pages of no country. */
  home?: string;
  colours: ThemeColours;
  files: BrandFiles;
  /** Source location of a key of `brand`. */
  locate(path: readonly PropertyKey[]): Place;
  letter: ReadLetter;
}

/** Files and problems of a brand, which its planners add to. */
export interface BrandFinds {
  /** Drawings and other small files, by path in the country's folder. */
  assets: [file: string, svg: string][];
  pictures: PictureVariant[];
  problems: Problem[];
}

/** Returns a letter's outline as an SVG path above the baseline, and its advance width; 1000 units are one em. */
export type ReadLetter = (character: string) => { d: string; width: number } | undefined;
