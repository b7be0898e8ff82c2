import type { BrandConfig } from "../../config/schema/brand.ts";
import { type ThemeColours, themeColours } from "../../config/theme/themeColours.ts";
import type { BrandFiles } from "../../content/brandFiles.ts";
import type { Place } from "../../core/problems/problem.ts";
import { Theme, type ThemeConfig } from "../../config/schema/theme.ts";
import type { NetworkConfig } from "../../config/schema/network.ts";

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
  /** Returns a letter's outline, for the icon of a brand without one. */
  letter: ReadLetter;
}

/** Returns a letter's outline as an SVG path above the baseline, and its advance width; 1000 units are one em. */
export type ReadLetter = (character: string) => { d: string; width: number } | undefined;

/**
 * A cross-fade between pages, without reduced motion. It must be inline: Chromium decides before linked styles have
 * loaded, and skips transitions that are enabled later.
 */
const TRANSITIONS = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/**
 * The inline style of every page of a site: its colours, which can't be in the bundle that all countries share. The
 * Content-Security-Policy has its hash.
 */
export const siteStyle = (theme: ThemeConfig): string => colourStyle(theme) + TRANSITIONS;

/** The theme of the pages that belong to no country, from the network's defaults. */
export const networkTheme = ({ defaults }: Pick<NetworkConfig, "defaults">): ThemeConfig =>
  Theme.safeParse(defaults["theme"] ?? {}).data ?? {};

/** A theme's colours as custom properties. */
export function colourStyle(theme: ThemeConfig): string {
  const colours = Object.entries(themeColours(theme)).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${colours.join(";")}}`;
}
