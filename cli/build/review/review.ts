import type { Manifest, ManifestHost, ManifestRedirect, ManifestSite } from "../../model/manifest.ts";
import { groupBy } from "../../core/lookups.ts";
import { listAddresses, proposeTarget, redirectsOf, type Address, type Proposal } from "./addresses.ts";

/** The parts of a page that can change. */
const CHANGES = ["title", "template", "copy", "head", "rest"] as const;
export type Change = (typeof CHANGES)[number];

/** What a build changes compared with what is live. */
export interface Review {
  sites: SiteReview[];
  hosts: HostReview[];
  /** Live addresses that would answer 404. */
  vanished: Vanished[];
}

/** A part of a site besides its pages: what all pages share, own parts, the sitemap, files beside pages, and the engine. */
export type SitePart = "shared" | "code" | "sitemap" | "files" | "engine";

export interface SiteReview {
  key: string;
  state: "added" | "removed" | "kept";
  /** Number of pages after the build. */
  pages: number;
  added: Address[];
  changed: { to: Address; what: Change[] }[];
  moved: { from: Address; to: Address }[];
  /** Pages that are redirected, or listed as gone. */
  removed: { from: Address; redirect: ManifestRedirect }[];
  parts: Record<SitePart, boolean>;
}

export interface HostReview {
  key: string;
  added: ManifestRedirect[];
  removed: ManifestRedirect[];
  /** The host's own pages, rules or files have changed. */
  isChanged: boolean;
}

/** A published address that would answer 404. */
export interface Vanished {
  /** Key of its host. */
  host: string;
  /** Path on its host. */
  path: string;
  /** The page that was there; undefined for a redirect. */
  page?: Address | undefined;
  /** The redirect that was there. */
  redirect?: ManifestRedirect | undefined;
  proposal?: Proposal | undefined;
}

/** Compares what is live with what a build makes. Both are data; nothing is rendered. */
export function reviewManifests(live: Manifest, next: Manifest): Review {
  const [before, after] = [listAddresses(live), listAddresses(next)];
  const added = new Set([...after].filter(([key]) => !before.has(key)).map(([, address]) => address));
  const context = { after, added, pages: [...after.values()], findRedirect: redirectsOf(next), next };
  const beforeBySite = groupBy([...before], ([, { site }]) => site);
  const addedBySite = groupBy([...added], ({ site }) => site);
  const sites = [...new Set([...Object.keys(next.sites), ...Object.keys(live.sites)])].map((key) =>
    reviewSite(key, live, context, beforeBySite.get(key) ?? [], addedBySite.get(key) ?? []),
  );
  return {
    sites: sites.map(({ site }) => site),
    hosts: reviewHosts(live, next),
    vanished: [...sites.flatMap(({ vanished }) => vanished), ...vanishedRedirects(live, context)],
  };
}

interface Context {
  next: Manifest;
  after: ReadonlyMap<string, Address>;
  added: ReadonlySet<Address>;
  pages: readonly Address[];
  findRedirect: ReturnType<typeof redirectsOf>;
}

function reviewSite(
  key: string,
  live: Manifest,
  { next, after, added, pages, findRedirect }: Context,
  own: readonly [key: string, address: Address][],
  addedHere: readonly Address[],
): { site: SiteReview; vanished: Vanished[] } {
  const [was, is] = [live.sites[key], next.sites[key]];
  const fresh = new Set(addedHere);
  const site: SiteReview = {
    key,
    state: !was ? "added" : !is ? "removed" : "kept",
    pages: Object.keys(is?.pages ?? {}).length,
    added: [],
    changed: [],
    moved: [],
    removed: [],
    parts: {
      shared: differs(was, is, "shared"),
      code: differs(was, is, "code"),
      sitemap: differs(was, is, "sitemap"),
      files: differs(was, is, "assets") || JSON.stringify(was?.files) !== JSON.stringify((is ?? was)?.files),
      engine: differs(was, is, "engine"),
    },
  };
  const vanished: Vanished[] = [];
  for (const [address, from] of own) {
    const to = after.get(address);
    if (to) {
      const what = changesOf(from, to);
      if (what.length > 0) site.changed.push({ to, what });
      continue;
    }
    const redirect = findRedirect(was?.host ?? "", from.path);
    const target = redirect && [...fresh].find(({ path, networkPath }) => [path, networkPath].includes(redirect.to));
    if (redirect && target) {
      fresh.delete(target);
      site.moved.push({ from, to: target });
    } else if (redirect) site.removed.push({ from, redirect });
    else if (hasMovedHost(key, live, next, from)) site.moved.push({ from, to: samePage(key, from, pages) ?? from });
    else
      vanished.push({
        host: was?.host ?? "",
        path: from.path,
        page: from,
        proposal: proposeTarget(from, pages, added),
      });
  }
  site.added = [...fresh];
  return { site, vanished };
}

/** Hashes of a site that are empty when only addresses are known. */
type SiteHash = "engine" | "code" | "shared" | "assets" | "sitemap";

const differs = (was: ManifestSite | undefined, is: ManifestSite | undefined, key: SiteHash) =>
  was !== undefined && is !== undefined && was[key] !== "" && was[key] !== is[key];

/** The parts that differ. A part that is empty is not known. */
const changesOf = ({ page: was }: Address, { page: is }: Address): Change[] =>
  CHANGES.filter((part) => was[part] !== "" && was[part] !== is[part]);

/** True for a country that gets its own host: the network's host then redirects each of its pages by itself. */
const hasMovedHost = (key: string, live: Manifest, next: Manifest, from: Address): boolean => {
  const [was, is] = [live.sites[key], next.sites[key]];
  return was?.host === "" && is !== undefined && is.host !== "" && from.path.slice(was.home.length) in is.pages;
};

const samePage = (key: string, from: Address, pages: readonly Address[]) =>
  pages.find(({ site, networkPath }) => site === key && networkPath === from.networkPath);

/** Published redirects whose address would answer 404. */
function vanishedRedirects(live: Manifest, { next, after, pages, findRedirect }: Context): Vanished[] {
  return live.hosts.flatMap(({ key, base, redirects }) =>
    redirects.flatMap((redirect): Vanished[] => {
      const { from } = redirect;
      const isPage = after.has(`${key} ${from.slice(base.length - 1)}`);
      const exists = next.hosts.some((host) => host.key === key);
      if (isPage || findRedirect(key, from.replace(/\*$/, "")) || !exists) return [];
      const to = pages.find(({ path, networkPath }) => [path, networkPath].includes(redirect.to));
      return [{ host: key, path: from, redirect, proposal: to && { to, isFallback: false } }];
    }),
  );
}

function reviewHosts(live: Manifest, next: Manifest): HostReview[] {
  return next.hosts.map((host) => {
    const was = live.hosts.find(({ key }) => key === host.key);
    return {
      key: host.key,
      added: missingIn(was, host),
      removed: was ? missingIn(host, was) : [],
      isChanged: was !== undefined && was.hash !== "" && was.hash !== host.hash,
    };
  });
}

/** Redirects of a host that its other version does not have. */
const missingIn = (other: ManifestHost | undefined, host: ManifestHost): ManifestRedirect[] =>
  host.redirects.filter(
    ({ from, to, status }) =>
      !other?.redirects.some((rule) => rule.from === from && rule.to === to && rule.status === status),
  );
