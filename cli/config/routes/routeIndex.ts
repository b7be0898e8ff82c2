import type { Route } from "./routes.ts";

/** Routes of all sites, found by what they are asked for. */
export interface RouteIndex {
  ofSite(site: string): readonly Route[];
  ofGroup(site: string, group: string): readonly Route[];
  /** Counterparts on all sites: in all countries and languages. */
  ofPair(pair: string): readonly Route[];
  /** The page that an internal link means: by its path, or by the path that its shared content key would have. */
  find(site: string, link: string): Route | undefined;
}

/** Makes the index; `routes` in the order in which they are to be found. */
export function indexRoutes(routes: readonly Route[]): RouteIndex {
  const bySite = groupBy(routes, ({ site }) => site);
  const byGroup = groupBy(routes, ({ site, group }) => `${site} ${group ?? ""}`);
  const byPair = groupBy(routes, ({ pair }) => pair);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const byContent = new Map(routes.map((route) => [`/${route.site}/${route.content}/`, route]));
  return {
    ofSite: (site) => bySite.get(site) ?? [],
    ofGroup: (site, group) => byGroup.get(`${site} ${group}`) ?? [],
    ofPair: (pair) => byPair.get(pair) ?? [],
    find(site, link) {
      const path = `/${site}${link.replace(/[?#].*$/, "").replace(/\/?$/, "/")}`;
      return byPath.get(path) ?? byContent.get(path);
    },
  };
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
