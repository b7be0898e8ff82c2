import { notFoundLayoutOf } from "../config/notFoundLayoutOf.ts";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import type { SiteHosts } from "../config/siteHosts.ts";
import { hostSite } from "./countryName.ts";
import { barOrder } from "./countryOrder.ts";

/** Name of the layout that every network has. */
const DEFAULT_LAYOUT = "default";

/**
 * The country whose header and footer the not-found page of the network's host has: one with not-found pages in the default
 * layout, before all the one that stands for all countries; else that one, or the first of the network bar. Undefined where
 * every country has a host of its own.
 */
export function notFoundSite(
  config: Pick<Config, "network" | "countries">,
  hosts: Pick<SiteHosts, "of" | "network">,
): SiteConfig | undefined {
  const first = hostSite(config);
  const ordered = barOrder(config).flatMap((name) => config.countries.find(({ key }) => key === name) ?? []);
  const candidates = [...(first ? [first] : []), ...ordered].filter(({ key }) => hosts.of(key) === hosts.network);
  return candidates.find(({ config: own }) => notFoundLayoutOf(own) === DEFAULT_LAYOUT) ?? candidates[0];
}
