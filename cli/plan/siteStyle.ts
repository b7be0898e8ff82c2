import { Theme, type ThemeConfig } from "../config/schema/theme.ts";
import type { NetworkConfig } from "../config/schema/network.ts";
import { themeColours } from "../config/theme/themeColours.ts";

/**
 * Pages fade into each other, where the visitor has nothing against motion. It has to be in the document: Chromium
 * decides before linked styles have loaded, and takes back a transition that they allow too late.
 */
const TRANSITIONS = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/**
 * The style that is inline in the head of every page of a site: its colours. All countries share one bundle, so that the
 * colours can't be in its styles. Every host's policy has its hash.
 */
export const siteStyle = (theme: ThemeConfig): string => colourStyle(theme) + TRANSITIONS;

/** The theme of the pages that belong to no country: what countries share. */
export const networkTheme = ({ defaults }: Pick<NetworkConfig, "defaults">): ThemeConfig =>
  Theme.safeParse(defaults["theme"] ?? {}).data ?? {};

/** A theme's colours as custom properties. */
export function colourStyle(theme: ThemeConfig): string {
  const colours = Object.entries(themeColours(theme)).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${colours.join(";")}}`;
}
