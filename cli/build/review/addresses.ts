import { finishPath, redirectFinder } from "../../config/routes/redirects.ts";
import type { Manifest, ManifestPage, ManifestRedirect } from "../../model/manifest.ts";

/** A page of a manifest with its addresses. */
export interface Address {
  /** Key of its site. */
  site: string;
  /** Path on its host. */
  path: string;
  /** Network path, as configuration writes it: `/india/services/`. */
  networkPath: string;
  page: ManifestPage;
}

/** All pages of a manifest. Keys consist of the host's key and the path below its base. */
export function listAddresses({ hosts, sites }: Manifest): Map<string, Address> {
  const addresses = new Map<string, Address>();
  for (const [key, site] of Object.entries(sites)) {
    const base = hosts.find((host) => host.key === site.host)?.base ?? "/";
    for (const [relative, page] of Object.entries(site.pages)) {
      const path = site.home + relative;
      // Without the origin and the base: another base URL makes no page vanish.
      const address = `${site.host} ${path.slice(base.length - 1)}`;
      addresses.set(address, { site: key, path, networkPath: `/${key}/${relative}`, page });
    }
  }
  return addresses;
}

/** Finds the redirect of a path on a host. */
export function redirectsOf(manifest: Manifest): (host: string, path: string) => ManifestRedirect | undefined {
  const finders = new Map(manifest.hosts.map(({ key, redirects }) => [key, redirectFinder(redirects)]));
  return (host, path) => finders.get(host)?.(finishPath(path));
}

/** A proposed redirect target of a vanished page. */
export interface Proposal {
  to: Address;
  /** No page has the same text or slug: this is the list that it was in, or the home. */
  isFallback: boolean;
}

/** How a moved page is recognized, best first. */
const IS_SAME: readonly ((a: Address, b: Address) => boolean)[] = [
  (a, b) => a.page.text !== undefined && a.page.text === b.page.text,
  (a, b) => slugOf(a) === slugOf(b),
];

/**
 * Proposes a redirect target on the same site: the page with the same text, else with the same slug, else the nearest list
 * above it or the home. Undefined when the site itself has vanished.
 * @param added Addresses that were not live before. They are preferred.
 */
export function proposeTarget(
  vanished: Address,
  pages: readonly Address[],
  added: ReadonlySet<Address>,
): Proposal | undefined {
  const own = pages.filter(({ site }) => site === vanished.site);
  const likely = [...own.filter((to) => added.has(to)), ...own.filter((to) => !added.has(to))];
  for (const isSame of IS_SAME) {
    const to = likely.find((page) => isSame(vanished, page));
    if (to) return { to, isFallback: false };
  }
  const [above] = own
    .filter((to) => vanished.networkPath.startsWith(to.networkPath))
    .sort((a, b) => b.networkPath.length - a.networkPath.length);
  return above && { to: above, isFallback: true };
}

const slugOf = ({ networkPath }: Address): string => networkPath.split("/").findLast(Boolean) ?? "";
