import type { RedirectRule } from "./redirects.ts";

/** What every host has to do, before it is put into a host's own syntax. */
export interface HostPlan {
  /** The one host name that serves the sites. */
  allowedHost: string;
  /** Other host names that lead here. */
  aliases: string[];
  /** Country code, lower case → home; where `/` leads. Empty without geo-IP. */
  homes: Record<string, string>;
  /** Home for any other country. Absent without geo-IP: the page at `/` lets the visitor choose. */
  fallback?: string;
  /** Home of the only country, where `/` leads for everybody. */
  only?: string;
  /** Cookie with the key of the country that the visitor chose: it comes before the visitor's own country. */
  choiceCookie: string;
  /** Exact rules first, then those with `*`, the longest first. */
  redirects: RedirectRule[];
  /** Country homes. */
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

/** Path segment of a home: `india` of `/india/`. */
export const siteKey = (home: string): string => home.replaceAll("/", "");

/** Path of a folder without the slashes around it: `india/hi` of `/india/hi/`. */
export const folderName = (home: string): string => home.slice(1, -1);

/** The headers that a file of the upload is served with: its path from the host's root, and the status. */
export function headersFor({ headers, folders }: HostPlan, path: string, status = 200): Record<string, string> {
  const isAsset = status === 200 && folders.some((home) => path.startsWith(`${home}assets/`));
  return { ...headers.all, "Cache-Control": isAsset ? headers.immutable : headers.revalidate };
}
