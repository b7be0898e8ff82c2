import { groupBy } from "../../core/groupBy.ts";
import type { Route } from "../../model/route.ts";

/** Index of the routes of all sites. */
export interface RouteIndex {
  ofSite(site: string): readonly Route[];
  ofGroup(site: string, group: string): readonly Route[];
  /** Counterparts in all countries and languages. */
  ofPair(pair: string): readonly Route[];
  /** The page that an internal link leads to, by path or by content key. */
  find(site: string, link: string): Route | undefined;
  /** The page at a network path. */
  at(path: string): Route | undefined;
}

/**
 * Makes the index; lookups keep the order of `routes`.
 * @param serve Replaces a route's path by the one on its host. Links are network paths all the same.
 */
export function indexRoutes(routes: readonly Route[], serve = (route: Route): Route => route): RouteIndex {
  const served = routes.map((route) => ({ path: route.path, route: serve(route) }));
  const all = served.map(({ route }) => route);
  const bySite = groupBy(all, ({ site }) => site);
  const byGroup = groupBy(all, ({ site, group }) => `${site} ${group ?? ""}`);
  const byPair = groupBy(all, ({ pair }) => pair);
  const byPath = new Map(served.map(({ path, route }) => [path, route]));
  const byContent = new Map(all.map((route) => [`/${route.site}/${route.content}/`, route]));
  return {
    ofSite: (site) => bySite.get(site) ?? [],
    ofGroup: (site, group) => byGroup.get(`${site} ${group}`) ?? [],
    ofPair: (pair) => byPair.get(pair) ?? [],
    find(site, link) {
      const path = `/${site}${link.replace(/[?#].*$/, "").replace(/\/?$/, "/")}`;
      return byPath.get(path) ?? byContent.get(path);
    },
    at: (path) => byPath.get(path),
  };
}
