import type { DocumentLinks } from "./readMarkup.ts";
import type { LinksBySite, PageLinks } from "./siteLinks.ts";

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
  /** Key of the pages' site. */
  site: string;
  pages: PageLinks[];
  /** Ids that exist in the target. */
  ids: string[];
}

/** Fragments that need no id (https://html.spec.whatwg.org/#select-the-indicated-part): empty, top, text fragments. */
export const isAnywhere = (fragment: string): boolean =>
  fragment === "" || fragment === "top" || fragment.startsWith(":~:");

/** Finds broken links, pictures, scripts, styles and alternates in pages. Shells are checked once for each layout. */
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
        const targetIds = target?.file === undefined ? undefined : ids(target.file);
        const missing = target && findMissing(target, targetIds);
        if (!missing) continue;
        const key = `${site} ${address.startsWith("#") ? page.path : ""}${address}`;
        const found = broken.get(key);
        if (found) found.pages.push(page);
        else broken.set(key, { address, missing, site, pages: [page], ids: [...(targetIds ?? [])] });
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

/** Returns a function that lists the ids in a file of `dist/`; undefined for a file that isn't a known page. */
function idsByFile(sites: LinksBySite): (file: string) => ReadonlySet<string> | undefined {
  const cache = new Map<string, ReadonlySet<string>>();
  const pages = new Map(
    [...sites].flatMap(([site, { pages: sitePages, shells }]) =>
      Object.entries(sitePages).map(([name, page]): [string, { page: PageLinks; shell: DocumentLinks | undefined }] => [
        `${site}/${name}`,
        { page, shell: shells[page.layout] },
      ]),
    ),
  );
  return (file) => {
    const cached = cache.get(file);
    const entry = cached ? undefined : pages.get(file);
    if (!entry) return cached;
    const ids = new Set([...entry.page.ids, ...(entry.shell?.ids ?? [])]);
    cache.set(file, ids);
    return ids;
  };
}
