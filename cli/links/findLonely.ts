import type { Resolve } from "./checkLinks.ts";
import type { LinksBySite, PageLinks } from "./siteLinks.ts";

/** A page that visitors hardly find. */
export interface LonelyPage {
  site: string;
  page: PageLinks;
  /** Whether menu or footer lead to it. */
  isInMenu: boolean;
}

/** Finds the pages that no page leads to, and those that only header and footer lead to. */
export function findLonely(sites: LinksBySite, resolve: Resolve): LonelyPage[] {
  const inTexts = new Set<string>();
  const inMenus = new Set<string>();
  for (const [site, { shells, pages }] of sites) {
    const seen = new Set<string>();
    for (const [name, page] of Object.entries(pages)) {
      const add = (addresses: readonly string[], to: Set<string>) => {
        for (const address of addresses) {
          const file = resolve(page, site, address)?.file;
          if (file !== undefined && file !== `${site}/${name}`) to.add(file);
        }
      };
      add(page.links, inTexts);
      add(page.around, inMenus);
      if (!seen.has(page.layout)) add(shells[page.layout]?.around ?? [], inMenus);
      seen.add(page.layout);
    }
  }
  return [...sites].flatMap(([site, { pages }]) =>
    Object.entries(pages).flatMap(([name, page]): LonelyPage[] => {
      const file = `${site}/${name}`;
      return page.isListed && !inTexts.has(file) ? [{ site, page, isInMenu: inMenus.has(file) }] : [];
    }),
  );
}
