import type { NetworkData, SiteData } from "./site.ts";

/** The fallback home: for visitors from other countries, otherwise the first site of the network bar. */
export const fallbackHome = ({ geoIp, sites }: Pick<NetworkData, "geoIp" | "sites">): string =>
  geoIp?.fallback ?? sites[0]?.home ?? "/";

/** The home of the only country; undefined if there are several. */
export const onlyHome = ({ sites }: Pick<NetworkData, "sites">): string | undefined =>
  sites.length === 1 ? sites[0]?.home : undefined;

/** Whether there are other countries to link to. */
export const hasOthers = ({
  sites,
  allCountries,
}: Pick<SiteData, "sites"> & { allCountries: string | undefined }): boolean =>
  sites.length > 1 || allCountries !== undefined;
