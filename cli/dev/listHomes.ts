import { localOrigin } from "../preview/localHosts.ts";
import { hostOf } from "./staticFiles.ts";
import type { ServedSites } from "./servedSites.ts";

/** Where a site is served while it is written. */
interface Home {
  country: string;
  /** BCP 47 tag. */
  language: string;
  url: string;
}

/** More homes are not named in the terminal: the page to choose a country has all of them. */
const MOST_NAMED = 20;

/** The homes of all sites. */
export const listHomes = ({ plan, hosts }: ServedSites, port: number): Home[] =>
  plan.sites.map(({ country, site }) => {
    const { key } = hostOf(plan, { country });
    const host = hosts.find((candidate) => candidate.key === key) ?? hosts[0];
    return { country, language: site.country.language, url: localOrigin(host, port) + site.country.home };
  });

/** Lines about where the sites are. */
export function describeHomes(sites: ServedSites | undefined, port: number): string[] {
  const base = sites?.hosts[0].base ?? "/";
  const homes = sites ? listHomes(sites, port) : [];
  const more = homes.length - MOST_NAMED;
  return [
    `Sites on http://localhost:${port}${base}`,
    ...homes.slice(0, MOST_NAMED).map(({ url }) => `  ${url}`),
    ...(more > 0 ? [`  and ${more} more: http://localhost:${port}${base}?stay`] : []),
  ];
}
