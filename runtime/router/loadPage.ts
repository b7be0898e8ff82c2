import { readPayload } from "../page/context.tsx";
import type { LoadedIslands } from "../islands/hydrateIsland.tsx";
import { type PageData, PAYLOAD_ID } from "../site/page.ts";
import { loadStylesheet } from "../page/loadStylesheet.ts";

/** A page that can be shown repeatedly: the parts of its document. */
export interface LoadedPage {
  page: PageData;
  /** Elements of its head. They are moved into the shown document: Trusted Types refuse copies of script elements. */
  head: readonly Element[];
  payload: Element;
  /** Address of its own stylesheet, which is loaded. */
  styles: string | undefined;
  /** `#page_root`, and copies of it. */
  root: ReturnType<typeof createCopies>;
}

/** A page with the code of its islands. */
export type ReadyPage = LoadedPage & { islands: LoadedIslands };

/** Loads a page. Undefined when its document has to be loaded: no such page of this site and build, or no network. */
export async function loadPage(path: string, build: string): Promise<LoadedPage | undefined> {
  try {
    const document = await readDocument(path);
    if (!document) return undefined;
    const { page, build: own } = readPayload(document);
    const [payload, root] = [PAYLOAD_ID, "page_root"].map((id) => document.getElementById(id));
    if (own !== build || page.path !== path || !payload || !root) return undefined;
    const styles = await loadPageStyles(document);
    return { page, head: [...document.head.children], payload, styles, root: createCopies(root) };
  } catch {
    return undefined;
  }
}

/** Copies an element of another document, perhaps in advance: on a slow phone that takes as long as showing it. */
function createCopies(origin: Element) {
  let spare: Element | undefined;
  const copy = () => document.importNode(origin, true);
  return {
    origin,
    /** Makes the next copy in advance. */
    prepare: () => void (spare ??= copy()),
    take: (): Element => {
      const taken = spare ?? copy();
      spare = undefined;
      return taken;
    },
  };
}

/** After this time the browser loads the document instead. */
const TIMEOUT_MS = 10_000;

/**
 * Fetches and parses a document, without running its scripts. Undefined for errors and redirects. XMLHttpRequest works
 * with Trusted Types (`DOMParser` doesn't), and parses while it receives.
 */
function readDocument(path: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", path);
    request.responseType = "document";
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => {
      const { status, responseURL, responseXML } = request;
      const isFound = status === 200 && responseXML !== null && new URL(responseURL).pathname === path;
      resolve(isFound ? responseXML : undefined);
    };
    request.send();
  });
}

/** The stylesheets of pages that a document shows, has shown or may show next. Only that of the shown page applies. */
const linksIn = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>(`link[data-styles="page"]`)];

/** Loads another page's stylesheet without applying it. Returns its address; undefined if the page has none. */
async function loadPageStyles(next: Document): Promise<string | undefined> {
  const href = linksIn(next)[0]?.href;
  // Own styles come before the site's inline styles, which have the last word.
  const last = () => [...document.querySelectorAll("link[data-styles]")].at(-1);
  if (href !== undefined && !linksIn(document).some((known) => known.href === href && known.sheet))
    await loadStylesheet({ href, media: "not all", part: "page" }, (link) => last()?.after(link));
  return href;
}

/** Applies the loaded stylesheet of a page, and no other page's. Takes effect at once: the attribute `media` would not. */
export function applyPageStyles(href: string | undefined): void {
  for (const { sheet, href: own } of linksIn(document))
    if (sheet) sheet.media.mediaText = own === href ? "all" : "not all";
}

/** Pages are cached as long as browsers cache prefetched pages. */
const CACHE_TTL_MS = 5 * 60_000;

const MAX_PAGES = 30;

/** Creates an LRU cache of pages, for going back and for prefetching. */
export function createPageCache<Page>(load: (path: string) => Promise<Page>) {
  const cache = new Map<string, { page: Promise<Page>; since: number }>();
  const requested = new Set<string>();
  const get = (path: string): Promise<Page> => {
    requested.add(path);
    const cached = cache.get(path);
    // The map is ordered by time of the last request.
    cache.delete(path);
    const isFresh = cached && performance.now() - cached.since < CACHE_TTL_MS;
    const entry = isFresh ? cached : { page: load(path), since: performance.now() };
    cache.set(path, entry);
    const [oldest] = cache.keys();
    if (cache.size > MAX_PAGES && oldest !== undefined) cache.delete(oldest);
    return entry.page;
  };
  return {
    /** Returns the cached page at a path, or loads it. */
    get,
    /** Loads a page that is likely to be requested, once. Later it returns the page only while it is cached. */
    prefetch: async (path: string): Promise<Page | undefined> =>
      requested.has(path) ? cache.get(path)?.page : get(path),
  };
}
