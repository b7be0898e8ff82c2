import { groupBy } from "../../groupBy.ts";
import type { Route } from "./routes.ts";

/** Routes of all sites, found by what they are asked for. */
export interface RouteIndex {
  ofSite(site: string): readonly Route[];
  ofGroup(site: string, group: string): readonly Route[];
  /** Counterparts on all sites: in all countries and languages. */
  ofPair(pair: string): readonly Route[];
  /** The page that an internal link means: by its path, or by the path that its shared content key would have. */
  find(site: string, link: string): Route | undefined;
  /** The page at a path of the network. */
  at(path: string): Route | undefined;
}

/**
 * Makes the index; `routes` in the order in which they are to be found.
 * @param serve Gives each route the path at which its host serves it. Links are written as paths of the network all the same.
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
