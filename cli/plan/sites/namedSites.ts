import type { NetworkData, SiteData } from "../../../runtime/site/site.ts";
import type { SiteConfig } from "../../model/config.ts";

/** Id of the list of all countries on the homes of a large network. */
export const COUNTRY_LIST = "all-countries";

/**
 * The countries that a site's pages link to: all, or in a network of more than `most` its own and the first others of the
 * network bar, with a link to the full list. So the size of a page doesn't grow with the network.
 */
export function namedSites(
  { sites, flagOrder }: NetworkData,
  { country: own, home }: Pick<SiteConfig, "country"> & { home: string },
  most: number,
): Pick<SiteData, "sites" | "flagOrder" | "allCountries"> {
  if (sites.length <= most) return { sites, flagOrder };
  const others = sites.filter((site) => site.key !== own).slice(0, most - 1);
  const named = sites.filter((site) => site.key === own || others.includes(site));
  const keys = new Set(named.map((site) => site.key));
  return {
    sites: named,
    flagOrder: flagOrder.filter((name) => keys.has(name)),
    allCountries: `${home}#${COUNTRY_LIST}`,
  };
}
