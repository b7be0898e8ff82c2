import { escapeHtml } from "../site/html.ts";
import type { PageData } from "../site/page.ts";
import type { NetworkSite } from "../site/site.ts";
import { ANY_PATH } from "./currentPage.ts";

/** A scheme that no link of a page can have. In text a quotation mark is escaped: it is found in an element's attribute only. */
const SCHEME = "counterpart:";
const MARKED = /href="counterpart:([^"]*)"/g;

/** Where a link to another country leads: to the same page there, else to its home. */
export function counterpart({ key, home }: NetworkSite, { path, siblings }: PageData): string {
  if (import.meta.env.SSR && path === ANY_PATH) return SCHEME + key;
  return siblings[key] ?? home;
}

/** Puts a page's addresses into links that the server rendered for all pages. */
export function leadTo(html: string, siblings: PageData["siblings"], sites: readonly NetworkSite[]): string {
  return html.replace(MARKED, (_, country: string) => {
    const home = sites.find(({ key }) => key === country)?.home;
    return `href="${escapeHtml(siblings[country] ?? home ?? "")}"`;
  });
}
