import { safeHref } from "../../../../runtime/site/safeHref.ts";
import { pathBelow } from "./contentKeys.ts";

/** What is known of a CMS's pages and of the site's. */
interface Known {
  /** Address of the CMS's home, without final slash. */
  home: string;
  /** Host names of the CMS. */
  hosts: ReadonlySet<string>;
  /** Paths of the site by the paths that the CMS has for them, without slashes around them. */
  paths: ReadonlyMap<string, string>;
  /** The same by ids, for `?p=12`. */
  ids: ReadonlyMap<number, string>;
  /** Paths of the site, from the country's home. */
  pages: ReadonlySet<string>;
}

/** Where a link of the CMS leads on the site: a path from the country's home, another host, or nothing. */
export type FindLink = (url: string) => string | undefined;

/** @returns a function that finds where links lead. Files of the CMS stay where they are. */
export function linkMap({ home, hosts, paths, ids, pages }: Known): FindLink {
  return (written) => {
    const href = safeHref(written);
    if (href === undefined || href.startsWith("#")) return href;
    const url = URL.canParse(href, `${home}/`) ? new URL(href, `${home}/`) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || !hosts.has(url.hostname)) return href;
    const path = pathBelow(url.href, home);
    if (/(?:^|\/)wp-(?:content|includes)\//.test(path)) return url.href;
    const id = Number(url.searchParams.get("p") ?? url.searchParams.get("page_id") ?? NaN);
    const found = ids.get(id) ?? paths.get(path) ?? (pages.has(slashed(path)) ? slashed(path) : undefined);
    return found === undefined ? undefined : found + url.hash;
  };
}

const slashed = (path: string): string => (path === "" ? "/" : `/${path}/`);
