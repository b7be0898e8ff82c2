import { groupBy, memoizeWeak } from "../core/lookups.ts";
import type { FileTree } from "../core/files.ts";
import type { Manifest, ManifestSite } from "../model/manifest.ts";
import { count } from "../core/console/text.ts";

/**
 * A file for each country that changes when the country's files or the hosts' files change. Task runners use it as the
 * input of the country's task.
 */
export function keyFiles({ keys, hosts, sites }: Manifest): FileTree {
  const shared = { keys, hosts: hosts.map(({ key, hash, files, redirects }) => ({ key, hash, files, redirects })) };
  return new Map(
    [...groupBy(Object.entries(sites), ([, { country }]) => country)].map(([country, own]) => {
      const entries = own.map(([key, { engine, upload, hash }]) => ({ key, engine, upload, hash }));
      return [`${country}.json`, `${JSON.stringify({ sites: entries, ...shared })}\n`];
    }),
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

const entriesByCountry = memoizeWeak(({ sites }: Manifest) =>
  groupBy(Object.entries(sites), ([, { country }]) => country),
);

/** The sites of a country, one for each language. */
const sitesOf = (manifest: Manifest, country: string): Sites => new Map(entriesByCountry(manifest).get(country));

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

/** Reasons in display order. */
const WHY = {
  new: "new",
  unknown: "only the addresses of the live site are known",
  engine: "another version of sitegen, its packages or Node",
  address: "other addresses",
  code: "own sections, templates, components or styles",
  shared: "data that all its pages share",
  pages: "pages",
  files: "files beside pages",
  sitemap: "counterparts in its sitemap",
  host: "its host's pages, rules or compressed files",
} as const;
type Why = keyof typeof WHY;

/** Why a country's files differ. `why` is empty if they don't. */
export interface Reasons {
  why: Why[];
  /** Number of pages that differ, if pages are a reason. */
  pages?: { added: number; changed: number; removed: number };
}

/** A live site, and the same site as a build would make it. */
interface Pair {
  was: ManifestSite | undefined;
  is: ManifestSite | undefined;
}

interface Circumstances {
  isPartial: boolean;
  /** Whether the country has its own host, and that host's files differ. */
  isHost: boolean;
}

/** Finds why the files of a country differ. @param pairs Its sites in all languages. */
function reasonsOf(pairs: readonly Pair[], { isPartial, isHost }: Circumstances): Reasons {
  if (pairs.every(({ was }) => !was)) return { why: ["new"] };
  if (isPartial) return { why: ["unknown"] };
  const reasons = new Set(pairs.flatMap((pair) => whyOf(pair)));
  if (isHost) reasons.add("host");
  const why = (Object.keys(WHY) as Why[]).filter((reason) => reasons.has(reason));
  return reasons.has("pages") ? { why, pages: countPages(pairs) } : { why };
}

function whyOf({ was, is }: Pair): Why[] {
  // A language was added or removed.
  if (!was || !is) return ["pages"];
  const differs = (...keys: (keyof ManifestSite)[]) =>
    keys.some((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]));
  const CHECKS: Partial<Record<Why, boolean>> = {
    engine: differs("engine"),
    address: differs("host", "home", "language"),
    code: differs("code"),
    shared: differs("shared"),
    pages: differs("pages"),
    files: differs("assets", "files"),
    sitemap: differs("sitemap"),
    host: differs("upload"),
  };
  return (Object.keys(CHECKS) as Why[]).filter((reason) => CHECKS[reason]);
}

function countPages(pairs: readonly Pair[]): NonNullable<Reasons["pages"]> {
  const pages = { added: 0, changed: 0, removed: 0 };
  for (const { was, is } of pairs) {
    const [before, after] = [was?.pages ?? {}, is?.pages ?? {}];
    for (const [path, page] of Object.entries(after)) {
      if (!(path in before)) pages.added += 1;
      else if (JSON.stringify(before[path]) !== JSON.stringify(page)) pages.changed += 1;
    }
    pages.removed += Object.keys(before).filter((path) => !(path in after)).length;
  }
  return pages;
}

export function describeReasons({ why, pages }: Reasons): string {
  return why
    .map((reason) => {
      if (reason !== "pages" || !pages) return WHY[reason];
      const parts = (["added", "changed", "removed"] as const).filter((part) => pages[part] > 0);
      // The same pages in another order change lists and the sitemap.
      if (parts.length === 0) return "the order of its pages";
      return parts.map((part) => `${count(pages[part], "page")} ${part}`).join(", ");
    })
    .join(", ");
}
