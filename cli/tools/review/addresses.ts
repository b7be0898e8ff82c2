import { finishPath, redirectFinder } from "../../config/routes/redirects.ts";
import type { Manifest, ManifestPage, ManifestRedirect, ManifestSite } from "../../manifest/manifest.ts";

/** A page of a manifest, and where it is. */
export interface Address {
  /** Key of its site. */
  site: string;
  /** Path of its host. */
  path: string;
  /** The same below the key of its site, as configuration writes it: `/india/services/`. */
  networkPath: string;
  page: ManifestPage;
}

/** All pages of a manifest by their addresses: key of the host, and path below its base. */
export function listAddresses({ hosts, sites }: Manifest): Map<string, Address> {
  const addresses = new Map<string, Address>();
  for (const [key, site] of Object.entries(sites)) {
    const base = hosts.find((host) => host.key === site.host)?.base ?? "/";
    for (const [path, page] of Object.entries(site.pages))
      addresses.set(addressKey(site, base, site.home + path), {
        site: key,
        path: site.home + path,
        networkPath: `/${key}/${path}`,
        page,
      });
  }
  return addresses;
}

/** Where a page is, whatever the host is called: another base URL makes no page vanish. */
const addressKey = ({ host }: Pick<ManifestSite, "host">, base: string, path: string) =>
  `${host} ${path.slice(base.length - 1)}`;

/** Finds where a manifest's redirects lead a path of one of its hosts; undefined where none does. */
export function redirectsOf(manifest: Manifest): (host: string, path: string) => ManifestRedirect | undefined {
  const finders = new Map(manifest.hosts.map(({ key, redirects }) => [key, redirectFinder(redirects)]));
  return (host, path) => finders.get(host)?.(finishPath(path));
}
