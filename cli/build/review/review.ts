import type { Manifest, ManifestHost, ManifestRedirect } from "../../model/manifest.ts";
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
  host: string;
  /** Path on its host. */
  path: string;
  /** The page that was there; undefined for a redirect. */
  page?: Address | undefined;
  redirect?: ManifestRedirect | undefined;
  proposal?: Proposal | undefined;
}

/** Compares what is live with what a build makes. Both are data; nothing is rendered. */
export function reviewManifests(live: Manifest, next: Manifest): Review {
  const [before, after] = [listAddresses(live), listAddresses(next)];
  const pages = [...after.values()];
  const added = new Set([...after].filter(([key]) => !before.has(key)).map(([, address]) => address));
  const [beforeBySite, addedBySite] = [groupBy([...before], ([, { site }]) => site), groupBy([...added], siteOf)];
  const findRedirect = redirectsOf(next);
  const vanished: Vanished[] = [];

  const reviewSite = (key: string): SiteReview => {
    const [was, is] = [live.sites[key], next.sites[key]];
    const differs = (hash: SiteHash) => was !== undefined && is !== undefined && isOther(was[hash], is[hash]);
    const fresh = new Set(addedBySite.get(key));
    const parts = {
      shared: differs("shared"),
      code: differs("code"),
      sitemap: differs("sitemap"),
      files: differs("assets") || JSON.stringify(was?.files) !== JSON.stringify((is ?? was)?.files),
      engine: differs("engine"),
    };
    const state = !was ? "added" : !is ? "removed" : "kept";
    const site: SiteReview = { key, state, pages: 0, added: [], changed: [], moved: [], removed: [], parts };
    for (const [address, from] of beforeBySite.get(key) ?? []) {
      const to = after.get(address);
      const what = to ? CHANGES.filter((part) => isOther(from.page[part], to.page[part])) : [];
      if (to && what.length > 0) site.changed.push({ to, what });
      if (to) continue;
      const host = was?.host ?? "";
      const redirect = findRedirect(host, from.path);
      const target = redirect && [...fresh].find(leadsTo(redirect));
      if (redirect && target) {
        fresh.delete(target);
        site.moved.push({ from, to: target });
      } else if (redirect) site.removed.push({ from, redirect });
      // A country that gets its own host: the network's host then redirects each of its pages by itself.
      else if (host === "" && was && is && is.host !== "" && from.path.slice(was.home.length) in is.pages)
        site.moved.push({
          from,
          to: pages.find((to) => to.site === key && to.networkPath === from.networkPath) ?? from,
        });
      else vanished.push({ host, path: from.path, page: from, proposal: proposeTarget(from, pages, added) });
    }
    return { ...site, pages: Object.keys(is?.pages ?? {}).length, added: [...fresh] };
  };

  const sites = [...new Set([...Object.keys(next.sites), ...Object.keys(live.sites)])].map(reviewSite);
  // Published redirects whose address would answer 404.
  for (const { key: host, base, redirects } of live.hosts)
    for (const redirect of redirects) {
      const { from } = redirect;
      const isPage = after.has(`${host} ${from.slice(base.length - 1)}`);
      const exists = next.hosts.some(({ key }) => key === host);
      if (isPage || findRedirect(host, from.replace(/\*$/, "")) || !exists) continue;
      const to = pages.find(leadsTo(redirect));
      vanished.push({ host, path: from, redirect, proposal: to && { to, isFallback: false } });
    }
  return { sites, hosts: reviewHosts(live, next), vanished };
}

const siteOf = ({ site }: Address) => site;

const leadsTo =
  ({ to }: ManifestRedirect) =>
  ({ path, networkPath }: Address) =>
    path === to || networkPath === to;

type SiteHash = "engine" | "code" | "shared" | "assets" | "sitemap";

/** Whether a hash or a text differs. It is empty when only addresses are known. */
const isOther = (was: string, is: string): boolean => was !== "" && was !== is;

function reviewHosts(live: Manifest, next: Manifest): HostReview[] {
  return next.hosts.map((host) => {
    const was = live.hosts.find(({ key }) => key === host.key);
    return {
      key: host.key,
      added: missingIn(was, host),
      removed: was ? missingIn(host, was) : [],
      isChanged: was !== undefined && isOther(was.hash, host.hash),
    };
  });
}

/** Redirects of a host that its other version does not have. */
const missingIn = (other: ManifestHost | undefined, host: ManifestHost): ManifestRedirect[] =>
  host.redirects.filter(
    ({ from, to, status }) =>
      !other?.redirects.some((rule) => rule.from === from && rule.to === to && rule.status === status),
  );
