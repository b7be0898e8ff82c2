/** How long a page is shown again without being asked for, in milliseconds: as long as browsers keep what they prefetched. */
const FRESH_MS = 5 * 60_000;

/** How many pages are kept. */
const MOST = 30;

export interface PageCache<Page> {
  /** The page at a path: the one that is kept, or else it is loaded. */
  get(path: string): Promise<Page>;
  /** Loads a page that is likely to be asked for, once. Gives it as long as it is kept. */
  prefetch(path: string): Promise<Page | undefined>;
}

/** Keeps the pages that were loaded last: for going back, and for links that are about to be followed. */
export function createPageCache<Page>(load: (path: string) => Promise<Page>): PageCache<Page> {
  const kept = new Map<string, { page: Promise<Page>; since: number }>();
  const asked = new Set<string>();
  const get = (path: string): Promise<Page> => {
    const known = kept.get(path);
    // What was asked for last is the last in the map.
    kept.delete(path);
    const isFresh = known && performance.now() - known.since < FRESH_MS;
    const entry = isFresh ? known : { page: load(path), since: performance.now() };
    kept.set(path, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST) break;
      kept.delete(oldest);
    }
    return entry.page;
  };
  return {
    get: (path) => {
      asked.add(path);
      return get(path);
    },
    prefetch: async (path) => {
      if (asked.has(path)) return kept.get(path)?.page;
      asked.add(path);
      return get(path);
    },
  };
}
