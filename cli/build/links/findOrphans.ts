import type { Resolve } from "./checkLinks.ts";
import type { LinksBySite, PageLinks } from "./siteLinks.ts";

/** A page that no text links to. */
export interface OrphanPage {
  site: string;
  page: PageLinks;
  /** Whether a menu or the footer links to it. */
  isInMenu: boolean;
}

/** Finds pages without any link to them, and pages with links only in headers and footers. */
export function findOrphans(sites: LinksBySite, resolve: Resolve): OrphanPage[] {
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
    Object.entries(pages).flatMap(([name, page]): OrphanPage[] => {
      const file = `${site}/${name}`;
      return page.isListed && !inTexts.has(file) ? [{ site, page, isInMenu: inMenus.has(file) }] : [];
    }),
  );
}
