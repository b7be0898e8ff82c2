import { notFoundLayoutOf } from "../config/notFoundLayoutOf.ts";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import type { SiteHosts } from "../config/siteHosts.ts";
import { hostSite } from "./countryName.ts";
import { barOrder } from "./countryOrder.ts";

/** The layout that every network has. */
const DEFAULT_LAYOUT = "default";

/**
 * The country whose header and footer the not-found page of the network's host shows: preferably one with its not-found
 * page in the default layout, the default country first. Undefined where every country has its own host.
 */
export function notFoundSite(
  config: Pick<Config, "network" | "countries">,
  hosts: Pick<SiteHosts, "of" | "network">,
): SiteConfig | undefined {
  const preferred = hostSite(config);
  const ordered = barOrder(config).flatMap((name) => config.countries.find(({ key }) => key === name) ?? []);
  const candidates = [...(preferred ? [preferred] : []), ...ordered].filter(
    ({ key }) => hosts.of(key) === hosts.network,
  );
  return candidates.find(({ config: own }) => notFoundLayoutOf(own) === DEFAULT_LAYOUT) ?? candidates[0];
}
