import type { NetworkData, SiteData } from "./site.ts";

/** Home of the country that stands for all: where visitors from elsewhere are sent, else the first of the network bar. */
export const fallbackHome = ({ geoIp, sites }: Pick<NetworkData, "geoIp" | "sites">): string =>
  geoIp?.fallback ?? sites[0]?.home ?? "/";

/** Home of a country that is the only one; undefined where a visitor has a choice. */
export const onlyHome = ({ sites }: Pick<NetworkData, "sites">): string | undefined =>
  sites.length === 1 ? sites[0]?.home : undefined;

/** Whether a site's pages have another country to lead to. */
export const hasOthers = ({
  sites,
  allCountries,
}: Pick<SiteData, "sites"> & { allCountries: string | undefined }): boolean =>
  sites.length > 1 || allCountries !== undefined;
