import type { BrandConfig } from "../../config/schema/brand.ts";
import type { ThemeColours } from "../../config/theme/themeColours.ts";
import type { BrandFiles } from "../../content/brandFiles.ts";
import type { Place } from "../../report/problem.ts";

/** Whose brand is planned: a country's, or that of the pages of no country. */
export interface BrandContext {
  brand: BrandConfig;
  /** The country's key; undefined for the pages of no country, which have the files of all countries. */
  country?: string | undefined;
  /** Home of the site that its files belong to: `/india/hi/`; undefined for the pages of no country. */
  home?: string;
  colours: ThemeColours;
  files: BrandFiles;
  /** Place of a key of `brand`. */
  locate(path: readonly PropertyKey[]): Place;
  /** The outline of a letter for the icon of a brand without one. */
  letter: ReadLetter;
}

/** Gives the outline of a letter: an SVG path above a baseline, and the width that it takes, in units of which 1000 are a line. */
export type ReadLetter = (character: string) => { d: string; width: number } | undefined;
