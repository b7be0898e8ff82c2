/** The site of a network path, the most specific one: for `/india/hi/news/` that at `/india/hi/`, not at `/india/`. */
export function findSite<T extends { key: string }>({ sites }: { sites: readonly T[] }, path: string): T | undefined {
  const candidates = sites.filter(({ key }) => `${path}/`.startsWith(`/${key}/`));
  return candidates.reduce<T | undefined>(
    (nearest, site) => (nearest && nearest.key.length > site.key.length ? nearest : site),
    undefined,
  );
}
