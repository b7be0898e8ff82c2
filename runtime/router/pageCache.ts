/** Pages are cached as long as browsers cache prefetched pages. */
const CACHE_TTL_MS = 5 * 60_000;

const MAX_PAGES = 30;

export interface PageCache<Page> {
  /** Returns the cached page at a path, or loads it. */
  get(path: string): Promise<Page>;
  /** Loads a page that is likely to be requested, once. Later it returns the page only while it is cached. */
  prefetch(path: string): Promise<Page | undefined>;
}

/** Creates an LRU cache of pages, for going back and for prefetching. */
export function createPageCache<Page>(load: (path: string) => Promise<Page>): PageCache<Page> {
  const cache = new Map<string, { page: Promise<Page>; since: number }>();
  const requested = new Set<string>();
  const get = (path: string): Promise<Page> => {
    const cached = cache.get(path);
    // The map is ordered by time of the last request.
    cache.delete(path);
    const isFresh = cached && performance.now() - cached.since < CACHE_TTL_MS;
    const entry = isFresh ? cached : { page: load(path), since: performance.now() };
    cache.set(path, entry);
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_PAGES) break;
      cache.delete(oldest);
    }
    return entry.page;
  };
  return {
    get: (path) => {
      requested.add(path);
      return get(path);
    },
    prefetch: async (path) => {
      if (requested.has(path)) return cache.get(path)?.page;
      requested.add(path);
      return get(path);
    },
  };
}
