import type { ThemeConfig } from "../config/schema/theme.ts";
import { themeColours, type ColourName } from "../config/theme/themeColours.ts";

/**
 * Pages fade into each other, where the visitor has nothing against motion. It has to stand in the document: Chromium
 * decides before linked styles have loaded, and takes back a transition that they allow too late.
 */
const TRANSITIONS = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/**
 * What stands inline in the head of every page of a site: the colours in which it differs from the house's own look. All
 * countries share one bundle, so that the colours can't be in its styles. Every host's policy has its hash.
 */
export function siteStyle(theme: ThemeConfig): string {
  const house = themeColours({});
  const changed = Object.entries(themeColours(theme)).filter(([name, colour]) => colour !== house[name as ColourName]);
  const colours = changed.map(([name, colour]) => `--${name}:${colour}`).join(";");
  return (colours && `:root{${colours}}`) + TRANSITIONS;
}
