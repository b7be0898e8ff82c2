import type { DocumentLinks } from "./readMarkup.ts";

/** Links of a site's pages. */
export interface SiteLinks {
  /** By layout. */
  shells: Record<string, DocumentLinks>;
  /** By file name in the site's folder. */
  pages: Record<string, PageLinks>;
}

export interface PageLinks extends DocumentLinks {
  key: string;
  /** Path on its host. */
  path: string;
  layout: string;
  /** Files with its copy, the one that a maintainer would edit first at the beginning. */
  sources: string[];
  /** Whether links should lead to it: false for homes, further pages of lists, and `noindex` pages. */
  isListed: boolean;
}

/** Resolves an address of a page. Returns undefined for what isn't on a host of the network. */
export type Resolve = (from: Pick<PageLinks, "path">, site: string, address: string) => LinkTarget | undefined;

export interface LinkTarget {
  /** File in `dist/`; undefined for a broken link. */
  file: string | undefined;
  /** Without `#`; may be empty. */
  fragment: string;
}

/** A broken link, and the pages that contain it. */
export interface BrokenLink {
  address: string;
  /** Whether the page or file is missing, or the element in it. */
  missing: "target" | "fragment";
  site: string;
  pages: PageLinks[];
  /** The ids that the target has. */
  ids: string[];
}

/** What the links of a site lead to. */
export interface CheckedLinks {
  broken: BrokenLink[];
  /** Files of other sites that it links to, from main parts, and from headers and footers. */
  toOtherSites: Record<"main" | "menus", string[]>;
  /** File names of the pages to which no main part of a page of the site links. */
  unlinked: { name: string; isInMenu: boolean }[];
}

/** Fragments that need no id (https://html.spec.whatwg.org/#select-the-indicated-part): empty, top, text fragments. */
export const needsNoId = (fragment: string): boolean =>
  fragment === "" || fragment === "top" || fragment.startsWith(":~:");

/**
 * Finds broken links, pictures, scripts, styles and alternates in a site's pages, and what nothing links to. Shells are
 * checked once for each layout.
 * @param idsOf The ids in a file of `dist/`; undefined for a file that isn't a known page.
 */
export function checkLinks(
  site: string,
  { shells, pages }: SiteLinks,
  resolve: Resolve,
  idsOf: (file: string) => ReadonlySet<string> | undefined,
): CheckedLinks {
  const broken = new Map<string, BrokenLink>();
  const main = new Set<string>();
  const menus = new Set<string>();
  const seen = new Set<string>();
  for (const [name, page] of Object.entries(pages)) {
    const check = (addresses: readonly string[], linked?: Set<string>) => {
      for (const address of addresses) {
        const target = resolve(page, site, address);
        if (!target) continue;
        const { file, fragment } = target;
        if (file !== undefined && file !== `${site}/${name}`) linked?.add(file);
        const ids = file === undefined || needsNoId(fragment) ? undefined : idsOf(file);
        if (file !== undefined && (!ids || ids.has(fragment))) continue;
        const key = `${address.startsWith("#") ? page.path : ""}${address}`;
        const found = broken.get(key);
        if (!found)
          broken.set(key, {
            address,
            missing: file === undefined ? "target" : "fragment",
            site,
            pages: [page],
            ids: [...(ids ?? [])],
          });
        else if (!found.pages.includes(page)) found.pages.push(page);
      }
    };
    check(page.links, main);
    check(page.around, menus);
    check(page.files);
    const shell = seen.has(page.layout) ? undefined : shells[page.layout];
    seen.add(page.layout);
    check(shell?.links ?? []);
    check(shell?.around ?? [], menus);
    check(shell?.files ?? []);
  }
  const isOwn = (file: string) => file.startsWith(`${site}/`) && pages[file.slice(site.length + 1)] !== undefined;
  const notOwn = (files: Set<string>) => [...files].filter((file) => !isOwn(file));
  return {
    broken: [...broken.values()],
    toOtherSites: { main: notOwn(main), menus: notOwn(menus) },
    unlinked: Object.entries(pages).flatMap(([name, { isListed }]) => {
      const file = `${site}/${name}`;
      return isListed && !main.has(file) ? [{ name, isInMenu: menus.has(file) }] : [];
    }),
  };
}
