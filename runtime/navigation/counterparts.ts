import { escapeHtml } from "../site/html.ts";
import type { PageData } from "../site/page.ts";
import type { NetworkSite } from "../site/site.ts";
import { ANY_PATH } from "./currentPage.ts";

/** A scheme that no link of a page can have. The quotation mark in MARKED can't occur in text, where it is escaped. */
const SCHEME = "counterpart:";
const MARKED = /href="counterpart:([^"]*)"/g;

/** Address of the same page on another country's site, or of its home. */
export function counterpart({ key, home }: NetworkSite, { path, siblings }: PageData): string {
  if (import.meta.env.SSR && path === ANY_PATH) return SCHEME + key;
  return siblings[key] ?? home;
}

/** Writes a page's own addresses into links that the server rendered once for all pages. */
export function leadTo(html: string, siblings: PageData["siblings"], sites: readonly NetworkSite[]): string {
  return html.replace(MARKED, (_, country: string) => {
    const home = sites.find(({ key }) => key === country)?.home;
    return `href="${escapeHtml(siblings[country] ?? home ?? "")}"`;
  });
}
