import { themeColours } from "../../config/themeColours.ts";
import { Theme, type ThemeConfig } from "../../config/schema/country/theme.ts";
import type { NetworkConfig } from "../../config/schema/network/network.ts";

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

export function colourStyle(theme: ThemeConfig): string {
  const colours = Object.entries(themeColours(theme)).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${colours.join(";")}}`;
}
