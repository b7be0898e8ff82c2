import { addressesOf, ANY_PATH, markCurrent } from "../navigation/currentPage.ts";
import { leadTo } from "../navigation/counterparts.ts";
import type { PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";

/** Markup before and behind a page's main part. */
export type Shell = readonly [before: string, after: string];

/**
 * Keeps what is around the main parts of a site's pages: it is rendered once for each layout, for any page, then marked
 * for the page in the menu and in the links to other countries. Undefined for a layout that does not show a main part.
 * @param render Gives what is around the main part of a page.
 */
export function keepShells(site: SiteData, render: (page: PageData) => Shell | undefined) {
  const inMenu = new Set(site.menu.flatMap(addressesOf));
  const rendered = new Map<string, Shell | undefined>();
  const marked = new Map<string, Shell>();
  const shellOf = ({ layout, ...page }: PageData) => {
    if (!rendered.has(layout)) rendered.set(layout, render({ ...page, layout, path: ANY_PATH }));
    return rendered.get(layout);
  };
  /** The same for all pages outside of the menu that no other country has. */
  const keep = (key: string, shell: Shell, change: (html: string) => string): Shell => {
    const known = marked.get(key) ?? ([change(shell[0]), change(shell[1])] as const);
    marked.set(key, known);
    return known;
  };
  return function shellFor(page: PageData): Shell | undefined {
    const shell = shellOf(page);
    if (!shell) return undefined;
    const key = `${page.layout} ${inMenu.has(page.path) ? page.path : ""}`;
    const inPlace = keep(key, shell, (html) => markCurrent(html, page.path));
    const lead = (html: string) => leadTo(html, page.siblings, site.sites);
    const isAlone = Object.keys(page.siblings).length === 0;
    return isAlone ? keep(`${key} alone`, inPlace, lead) : [lead(inPlace[0]), lead(inPlace[1])];
  };
}
