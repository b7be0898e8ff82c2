import type { FileTree } from "../../core/files.ts";
import type { Manifest, ManifestSite } from "../../model/manifest.ts";
import { reasonsOf, type Reasons } from "./reasons.ts";

/**
 * A file for each country that changes when the country's files or the hosts' files change. Task runners use it as the
 * input of the country's task.
 */
export function keyFiles({ keys, hosts, sites }: Manifest): FileTree {
  const shared = { keys, hosts: hosts.map(({ key, hash, files, redirects }) => ({ key, hash, files, redirects })) };
  const byCountry = new Map<string, unknown[]>();
  for (const [key, { country, engine, upload, hash }] of Object.entries(sites))
    byCountry.set(country, [...(byCountry.get(country) ?? []), { key, engine, upload, hash }]);
  return new Map(
    [...byCountry].map(([country, entries]) => [
      `${country}.json`,
      `${JSON.stringify({ sites: entries, ...shared })}\n`,
    ]),
  );
}

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
  const countries = configured.flatMap((country): AffectedCountry | [] => {
    const pairs = pairSites(sitesOf(live, country), sitesOf(next, country));
    const reasons = reasonsOf(pairs, { isPartial, isHost: hosts.includes(country) });
    return reasons.why.length > 0 ? { country, ...reasons } : [];
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

/**
 * Divides the countries that CI has to build into parts of about the same size, none of them empty. If only files of
 * the network's host differ, builds the first country: each build writes the host's files.
 * @param parts Maximum number of parts; default: one for each country.
 */
export function listParts({ countries, hosts }: Affected, { sites }: Manifest, parts?: number): string[][] {
  const [first] = Object.values(sites);
  const carrier = hosts.includes("") && first ? [first.country] : [];
  const keys = countries.length > 0 ? countries.map(({ country }) => country) : carrier;
  const length = Math.min(parts ?? keys.length, keys.length);
  return Array.from({ length }, (_, part) => keys.filter((_key, index) => index % length === part));
}

/** A matrix for GitHub Actions in one line, for `strategy.matrix: ${{ fromJSON(…) }}`. */
export const githubMatrix = (parts: readonly string[][], isDivided: boolean): string =>
  JSON.stringify({
    include: parts.map((countries, index) =>
      isDivided ? { part: index + 1, countries: countries.join(" ") } : { country: countries.join(" ") },
    ),
  });
