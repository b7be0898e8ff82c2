/** The site that a path of the host belongs to: of `/india/hi/news/` the one at `/india/hi/`, and not that at `/india/`. */
export function findSite<T extends { key: string }>({ sites }: { sites: readonly T[] }, path: string): T | undefined {
  const found = sites.filter(({ key }) => `${path}/`.startsWith(`/${key}/`));
  return found.reduce<T | undefined>(
    (nearest, site) => (nearest && nearest.key.length > site.key.length ? nearest : site),
    undefined,
  );
}
