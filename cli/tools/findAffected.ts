import { groupBy } from "../core/lookups.ts";
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

export type Affected = ReturnType<typeof findAffected>;

/**
 * Finds the countries whose files a build would change, by comparing manifests.
 * @param isPartial Whether only the addresses of the live manifest are known.
 */
export function findAffected(live: Manifest, next: Manifest, isPartial = false) {
  const liveHosts = new Set(live.hosts.map((host) => JSON.stringify(host)));
  const hosts = next.hosts.filter((host) => !liveHosts.has(JSON.stringify(host))).map(({ key }) => key);
  const countries = [...pairsByCountry(live, next)].flatMap(
    ([country, pairs]): (Reasons & { country: string }) | [] => {
      const reasons = reasonsOf(pairs, isPartial, hosts.includes(country));
      return reasons.why.length > 0 && pairs.some(({ is }) => is) ? { country, ...reasons } : [];
    },
  );
  const keys = new Set(next.keys);
  const removed = Object.keys(live.sites).filter((key) => key === live.sites[key]?.country && !keys.has(key));
  return {
    /** In the order of the configuration. */
    countries,
    /** Keys of countries that are live but no longer configured. */
    removed,
    /** Keys of hosts whose own pages, rules or files differ; empty string for the network's host. */
    hosts,
  };
}

/** A live site, and the same site as a build would make it. */
interface Pair {
  was: ManifestSite | undefined;
  is: ManifestSite | undefined;
}

/** The sites of each country in all languages, in the order of the configuration. */
function pairsByCountry(live: Manifest, next: Manifest): Map<string, Pair[]> {
  const keys = new Set([...Object.keys(next.sites), ...Object.keys(live.sites)]);
  const pairs = [...keys].map((key): Pair => ({ was: live.sites[key], is: next.sites[key] }));
  return groupBy(pairs, ({ was, is }) => (is ?? was)?.country ?? "");
}

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

/** Reasons in display order: their words, and the parts of a site's manifest that differ then. */
const WHY = {
  new: ["new"],
  unknown: ["only the addresses of the live site are known"],
  engine: ["another version of sitegen, its packages or Node", "engine"],
  address: ["other addresses", "host", "home", "language"],
  code: ["own sections, templates, components or styles", "code"],
  shared: ["data that all its pages share", "shared"],
  pages: ["pages", "pages"],
  files: ["files beside pages", "assets", "files"],
  sitemap: ["counterparts in its sitemap", "sitemap"],
  host: ["its host's pages, rules or compressed files", "upload"],
} as const satisfies Record<string, readonly [words: string, ...parts: (keyof ManifestSite)[]]>;
type Why = keyof typeof WHY;

/** Why a country's files differ. `why` is empty if they don't. */
export interface Reasons {
  why: Why[];
  /** Number of pages that differ, if pages are a reason. */
  pages?: { added: number; changed: number; removed: number };
}

/**
 * Finds why the files of a country differ.
 * @param hasOtherHost Whether the country has its own host, and that host's files differ.
 */
function reasonsOf(pairs: readonly Pair[], isPartial: boolean, hasOtherHost: boolean): Reasons {
  if (pairs.every(({ was }) => !was)) return { why: ["new"] };
  if (isPartial) return { why: ["unknown"] };
  const why = (Object.keys(WHY) as Why[]).filter(
    (reason) => (reason === "host" && hasOtherHost) || pairs.some((pair) => isReason(reason, pair)),
  );
  return why.includes("pages") ? { why, pages: countPages(pairs) } : { why };
}

function isReason(reason: Why, { was, is }: Pair): boolean {
  // A language was added or removed.
  if (!was || !is) return reason === "pages";
  const [, ...parts] = WHY[reason];
  return parts.some((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]));
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
      if (reason !== "pages" || !pages) return WHY[reason][0];
      const parts = (["added", "changed", "removed"] as const).filter((part) => pages[part] > 0);
      // The same pages in another order change lists and the sitemap.
      if (parts.length === 0) return "the order of its pages";
      return parts.map((part) => `${count(pages[part], "page")} ${part}`).join(", ");
    })
    .join(", ");
}
