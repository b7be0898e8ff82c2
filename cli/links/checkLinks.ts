import type { DocumentLinks } from "./readMarkup.ts";
import type { LinksBySite, PageLinks } from "./siteLinks.ts";

/** Where an address leads: to a file of `dist/`, to nothing, or elsewhere than to a page (undefined). */
export type Resolve = (from: Pick<PageLinks, "path">, site: string, address: string) => LinkTarget | undefined;

/** Where an address of ours leads. */
export interface LinkTarget {
  /** File of `dist/`; undefined where there is none. */
  file: string | undefined;
  /** Without `#`; empty where there is none. */
  fragment: string;
}

/** An address that leads to nothing, and the pages that have it. */
export interface BrokenLink {
  address: string;
  /** What is not there: the page or file, or the element in it. */
  missing: "target" | "fragment";
  /** Key of their site. */
  site: string;
  pages: PageLinks[];
  /** Ids that there are, where one of them was meant. */
  ids: string[];
}

/** Fragments that every document has (https://html.spec.whatwg.org/#select-the-indicated-part), or that name a text. */
export const isAnywhere = (fragment: string): boolean =>
  fragment === "" || fragment === "top" || fragment.startsWith(":~:");

/**
 * Finds the addresses of pages that lead to nothing: links, pictures, scripts, styles, alternates. What is around the main
 * part is looked at once for each layout.
 */
export function checkLinks(sites: LinksBySite, resolve: Resolve): BrokenLink[] {
  const ids = idsByFile(sites);
  const broken = new Map<string, BrokenLink>();
  for (const [site, { shells, pages }] of sites) {
    const seen = new Set<string>();
    for (const page of Object.values(pages)) {
      const shell = seen.has(page.layout) ? undefined : shells[page.layout];
      seen.add(page.layout);
      for (const address of addressesOf(page, shell)) {
        const target = resolve(page, site, address);
        const known = target?.file === undefined ? undefined : ids(target.file);
        const missing = target && findMissing(target, known);
        if (!missing) continue;
        const key = `${site} ${address.startsWith("#") ? page.path : ""}${address}`;
        const found = broken.get(key);
        if (found) found.pages.push(page);
        else broken.set(key, { address, missing, site, pages: [page], ids: [...(known ?? [])] });
      }
    }
  }
  return [...broken.values()];
}

const addressesOf = (page: PageLinks, shell: DocumentLinks | undefined): Set<string> =>
  new Set([page, ...(shell ? [shell] : [])].flatMap(({ links, around, files }) => [...links, ...around, ...files]));

function findMissing(
  { file, fragment }: LinkTarget,
  ids: ReadonlySet<string> | undefined,
): BrokenLink["missing"] | undefined {
  if (file === undefined) return "target";
  return ids === undefined || isAnywhere(fragment) || ids.has(fragment) ? undefined : "fragment";
}

/** Gives the ids of the document in a file of `dist/`; undefined for one that is not known. */
function idsByFile(sites: LinksBySite): (file: string) => ReadonlySet<string> | undefined {
  const made = new Map<string, ReadonlySet<string>>();
  const pages = new Map(
    [...sites].flatMap(([site, { pages: own, shells }]) =>
      Object.entries(own).map(([name, page]): [string, { page: PageLinks; shell: DocumentLinks | undefined }] => [
        `${site}/${name}`,
        { page, shell: shells[page.layout] },
      ]),
    ),
  );
  return (file) => {
    const known = made.get(file);
    const entry = known ? undefined : pages.get(file);
    if (!entry) return known;
    const ids = new Set([...entry.page.ids, ...(entry.shell?.ids ?? [])]);
    made.set(file, ids);
    return ids;
  };
}
