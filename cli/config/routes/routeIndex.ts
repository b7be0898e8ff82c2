import type { Route } from "./routes.ts";

/** Routes of all countries, found by what they are asked for. */
export interface RouteIndex {
  ofCountry(country: string): readonly Route[];
  ofGroup(country: string, group: string): readonly Route[];
  /** Counterparts on all countries' sites. */
  ofPair(pair: string): readonly Route[];
  /** The page that an internal link means: by its path, or by the path that its shared content key would have. */
  find(country: string, link: string): Route | undefined;
}

/** Makes the index; `routes` in the order in which they are to be found. */
export function indexRoutes(routes: readonly Route[]): RouteIndex {
  const byCountry = groupBy(routes, ({ country }) => country);
  const byGroup = groupBy(routes, ({ country, group }) => `${country} ${group ?? ""}`);
  const byPair = groupBy(routes, ({ pair }) => pair);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const byContent = new Map(routes.map((route) => [`/${route.country}/${route.content}/`, route]));
  return {
    ofCountry: (country) => byCountry.get(country) ?? [],
    ofGroup: (country, group) => byGroup.get(`${country} ${group}`) ?? [],
    ofPair: (pair) => byPair.get(pair) ?? [],
    find(country, link) {
      const path = `/${country}${link.replace(/[?#].*$/, "").replace(/\/?$/, "/")}`;
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
