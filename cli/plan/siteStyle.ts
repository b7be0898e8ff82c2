import type { ThemeConfig } from "../config/schema/theme.ts";
import { themeColours, type ColourName } from "../config/theme/themeColours.ts";

/**
 * Pages fade into each other, where the visitor has nothing against motion. It has to be in the document: Chromium
 * decides before linked styles have loaded, and takes back a transition that they allow too late.
 */
const TRANSITIONS = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/**
 * The style that is inline in the head of every page of a site: the colours that differ from the default theme. All
 * countries share one bundle, so that the colours can't be in its styles. Every host's policy has its hash.
 */
export function siteStyle(theme: ThemeConfig): string {
  const house = themeColours({});
  const changed = Object.entries(themeColours(theme)).filter(([name, colour]) => colour !== house[name as ColourName]);
  const colours = changed.map(([name, colour]) => `--${name}:${colour}`).join(";");
  return (colours && `:root{${colours}}`) + TRANSITIONS;
}
