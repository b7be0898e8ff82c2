import { groupBy } from "../../core/groupBy.ts";
import type { Route } from "../../model/route.ts";
import { parseKey } from "../yaml/yamlFile.ts";
import type { Config, SiteConfig } from "../../model/config.ts";

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

/** A group that a country needs and doesn't have. */
export interface DroppedGroup {
  group: string;
  /** Indexes of its required pages in `required` of network.yaml. */
  required: number[];
  /** Whether `required` names the group itself; `checkGuards` reports that. */
  isRequiredKey: boolean;
}

/** Groups that a country lacks although they or their pages are required, or an inherited menu or footer lists them. */
export function droppedGroups({ network }: Pick<Config, "network">, site: SiteConfig): DroppedGroup[] {
  return Object.keys(network.groups)
    .filter((group) => !Object.hasOwn(site.config.groups, group))
    .map((group) => ({
      group,
      required: network.required.flatMap(({ page }, index) => (page?.startsWith(`${group}/`) ? [index] : [])),
      isRequiredKey: network.required.some(({ key }) => key !== undefined && isKeyOf(key, group)),
    }))
    .filter(
      ({ group, required, isRequiredKey }) =>
        required.length > 0 || isRequiredKey || inheritedLists(site).includes(group),
    );
}

function isKeyOf(key: string, group: string): boolean {
  const [first, second] = parseKey(key);
  return first === "groups" && (second === undefined || second === group);
}

/** Groups that an inherited menu or footer lists. */
function inheritedLists({ file, config: { navigation = [], footer = [] }, locate }: SiteConfig): string[] {
  const lists: [key: string, groups: string[]][] = [
    ["navigation", navigation.flatMap((entry) => ("group" in entry ? [entry.group] : []))],
    ["footer", footer.flatMap(({ group }) => group ?? [])],
  ];
  return lists.flatMap(([key, groups]) => (groups.length > 0 && locate([key], true).file !== file ? groups : []));
}
