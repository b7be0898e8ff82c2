import type { Manifest, ManifestSite } from "../manifest/manifest.ts";
import { reasonsOf, type Reasons } from "./reasons.ts";

/** A country whose files a build would change. */
interface AffectedCountry extends Reasons {
  country: string;
}

export interface Affected {
  /** In the order of the configuration. */
  countries: AffectedCountry[];
  /** Keys of countries that are live but no longer configured. */
  removed: string[];
  /** Keys of hosts whose own pages, rules or files differ; empty string for the network's host. */
  hosts: string[];
}

/**
 * Finds the countries whose files a build would change, by comparing manifests.
 * @param isPartial Whether only the addresses of the live manifest are known.
 */
export function findAffected(live: Manifest, next: Manifest, isPartial = false): Affected {
  const hosts = next.hosts.filter((host) => hostOf(live, host.key) !== JSON.stringify(host)).map(({ key }) => key);
  const configured = [...new Set(Object.values(next.sites).map(({ country }) => country))];
  const countries = configured.flatMap((country): AffectedCountry[] => {
    const pairs = pairSites(sitesOf(live, country), sitesOf(next, country));
    const reasons = reasonsOf(pairs, { isPartial, isHost: hosts.includes(country) });
    return reasons.why.length > 0 ? [{ country, ...reasons }] : [];
  });
  const keys = new Set(next.keys);
  const removed = Object.entries(live.sites).flatMap(([key, { country }]) =>
    key === country && !keys.has(country) ? [country] : [],
  );
  return { countries, removed, hosts };
}

const hostOf = ({ hosts }: Manifest, key: string): string | undefined => {
  const host = hosts.find((one) => one.key === key);
  return host && JSON.stringify(host);
};

type Sites = ReadonlyMap<string, ManifestSite>;

const sitesCache = new WeakMap<Manifest, Map<string, Map<string, ManifestSite>>>();

/** The sites of a country, one for each language. Cached for each manifest. */
function sitesOf(manifest: Manifest, country: string): Sites {
  const byCountry = sitesCache.get(manifest) ?? new Map<string, Map<string, ManifestSite>>();
  if (!sitesCache.has(manifest)) {
    for (const [key, site] of Object.entries(manifest.sites))
      byCountry.set(site.country, (byCountry.get(site.country) ?? new Map<string, ManifestSite>()).set(key, site));
    sitesCache.set(manifest, byCountry);
  }
  return byCountry.get(country) ?? new Map<string, ManifestSite>();
}

const pairSites = (was: Sites, is: Sites) =>
  [...new Set([...was.keys(), ...is.keys()])].map((key) => ({ was: was.get(key), is: is.get(key) }));
