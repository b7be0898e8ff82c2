import type { RedirectRule } from "./redirects.ts";

/** What every host has to do, before it is put into a host's own syntax. */
export interface HostPlan {
  /** Key of the country that has the host to itself; empty for the network's. */
  key: string;
  /** Folder of the upload in `dist/`, with both slashes. */
  folder: string;
  /** Path that the upload is served at, with both slashes. */
  base: string;
  /** The one host name that serves the sites. */
  allowedHost: string;
  /** Other host names that lead here. */
  aliases: string[];
  /** Country code, lower case → home; where the root leads. Empty without geo-IP, and where the root is a country's home. */
  homes: Record<string, string>;
  /** Home for any other country. Absent without geo-IP: the root page lets the visitor choose. */
  fallback?: string;
  /** Home of the only country, where the root leads for everybody. */
  only?: string;
  /** Country key → home; where the root leads who has chosen that country before. Empty where there is no choice. */
  choices: Record<string, string>;
  /** Cookie with the key of the country that the visitor chose: it comes before the visitor's own country. */
  choiceCookie: string;
  /** Exact rules first, then those with `*`, the longest first. */
  redirects: RedirectRule[];
  /** Addresses that are gone for good: paths, or prefixes that end in `/*`. Single ones come before redirects, folders after them. */
  gone: string[];
  /** Homes of the countries that it serves. */
  sites: string[];
  /** Homes of all sites: each country's, behind those of its further languages. Their folders have a 404 page and assets of their own. */
  folders: string[];
  /** The content API that the host fetches for the browser: path of the site, and address without final slash. */
  api?: { base: string; upstream: string };
  headers: ResponseHeaders;
  /** Words of pages that lead on, where a host has no rules. In the text a line break holds the place of the address. */
  moved: { language: string; title: string; text: string };
}

/** Headers by what is answered. */
interface ResponseHeaders {
  /** Of every response. */
  all: Record<string, string>;
  /** Cache-Control of what may change at its address: pages, feeds, sitemaps, redirects. */
  revalidate: string;
  /** Cache-Control of the files below `<home>assets/`, whose names hold a hash of their content. */
  immutable: string;
}

/** Whether the root leads anybody elsewhere: that of a country's own host does not. */
export const leadsFromRoot = ({ only, choices }: HostPlan): boolean =>
  only !== undefined || Object.keys(choices).length > 0;

/** Path of a folder below the base without the slashes around it: `india/hi` of `/india/hi/`, empty for the base itself. */
export const folderName = ({ base }: Pick<HostPlan, "base">, home: string): string => home.slice(base.length, -1);

/** Expression for the folders of the assets of these homes, without anchors: each ends in `/assets/`. Undefined where there are none. */
export function assetFolders({ base }: Pick<HostPlan, "base">, homes: readonly string[]): string | undefined {
  const names = homes.map((home) => folderName({ base }, home));
  const below = names.filter((name) => name !== "").join("|");
  if (below === "") return names.length > 0 ? `${base}assets/` : undefined;
  return names.includes("") ? `${base}(?:(?:${below})/)?assets/` : `${base}(?:${below})/assets/`;
}

/** The headers that a file of the upload is served with: its path from the host's root, and the status. */
export function headersFor({ headers, folders }: HostPlan, path: string, status = 200): Record<string, string> {
  const isAsset = status === 200 && folders.some((home) => path.startsWith(`${home}assets/`));
  return { ...headers.all, "Cache-Control": isAsset ? headers.immutable : headers.revalidate };
}
