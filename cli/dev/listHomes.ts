import { localOrigin } from "../preview/localHosts.ts";
import { hostOf } from "./staticFiles.ts";
import type { ServedSites } from "./servedSites.ts";

/** A site's home on the development server. */
interface Home {
  country: string;
  /** BCP 47 tag. */
  language: string;
  url: string;
}

/** Maximum of homes in the terminal. The page to choose a country lists all. */
const MAX_NAMED = 20;

export const listHomes = ({ plan, hosts }: ServedSites, port: number): Home[] =>
  plan.sites.map(({ country, site }) => {
    const { key } = hostOf(plan, { country });
    const host = hosts.find((candidate) => candidate.key === key) ?? hosts[0];
    return { country, language: site.country.language, url: localOrigin(host, port) + site.country.home };
  });

/** Lines for the terminal with the URLs of sites. */
export function describeHomes(sites: ServedSites | undefined, port: number): string[] {
  const base = sites?.hosts[0].base ?? "/";
  const homes = sites ? listHomes(sites, port) : [];
  const more = homes.length - MAX_NAMED;
  return [
    `Sites on http://localhost:${port}${base}`,
    ...homes.slice(0, MAX_NAMED).map(({ url }) => `  ${url}`),
    ...(more > 0 ? [`  and ${more} more: http://localhost:${port}${base}?stay`] : []),
  ];
}
