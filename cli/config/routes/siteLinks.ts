import type { Mistake } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import type { Route } from "../../model/route.ts";
import type { NavigationEntry } from "../schema/country/navigation.ts";
import { parseKey, textsAt } from "../yaml/yamlFile.ts";

/** A category's list, or a later page of a list. */
const LIST_PATH = /^\/([^/]+)\/(?:category|page)\/./;

/** The collection to whose lists a link from the home leads. Which lists exist depends on the posts. */
export function listedGroup({ network }: Config, link: string): string | undefined {
  const group = LIST_PATH.exec(link)?.[1];
  return group !== undefined && network.groups[group]?.collection ? group : undefined;
}

/** Whether a network path can be that of a list of posts. */
export function isListPath(config: Config, path: string): boolean {
  const site = findSite(config, path);
  return site !== undefined && listedGroup(config, path.slice(site.key.length + 1)) !== undefined;
}

/** The problem of a link to a page that the country doesn't have. */
export function brokenLink(config: Config, site: SiteConfig, link: string, routes: readonly Route[]): Mistake {
  // The home has the shortest path: `/india/`, or `/` on the country's own host.
  const home = Math.min(...routes.map(({ path }) => path.length));
  const paths = routes.map(({ path }) => path.slice(home - 1));
  return {
    code: "broken-link",
    message: `${site.config.name} has no page \`${link}\``,
    why:
      listedGroup(config, link) === undefined
        ? "Links are relative to the country's home."
        : "A list of posts only exists if it has posts.",
    hint: didYouMean(link, paths),
  };
}

/** Whether a further language inherits a setting. Inherited links to untranslated pages are left out. */
export const isInherited = ({ main, ownKeys = [] }: SiteConfig, path: readonly PropertyKey[]): boolean =>
  main !== undefined && !ownKeys.includes(String(path[0]));

/** A link, and its path in the country's settings. */
type NavigationLink = { to: string; path: PropertyKey[] };

export function navigationLinks({ config: { navigation = [], footer = [] } }: SiteConfig): NavigationLink[] {
  const below = (entries: readonly NavigationEntry[], path: PropertyKey[]): NavigationLink[] =>
    entries.flatMap((entry, index) =>
      "to" in entry
        ? [{ to: entry.to, path: [...path, index, "to"] }, ...below(entry.children ?? [], [...path, index, "children"])]
        : [],
    );
  return [
    ...below(navigation, ["navigation"]),
    ...footer.flatMap(({ links = [] }, column) =>
      links.map(({ to }, index) => ({ to, path: ["footer", column, "links", index, "to"] })),
    ),
  ];
}

/** The site of a network path, the most specific one: for `/india/hi/news/` that at `/india/hi/`, not at `/india/`. */
export const findSite = <T extends { key: string }>({ sites }: { sites: readonly T[] }, path: string): T | undefined =>
  sites.filter(({ key }) => `${path}/`.startsWith(`/${key}/`)).sort((a, b) => b.key.length - a.key.length)[0];

/** Whether `required` of network.yaml names a group itself; `checkGuards` reports that it is missing. */
export const isRequiredKey = ({ network }: Config, group: string): boolean =>
  network.required.some(({ key = "" }) => {
    const [first, second = group] = parseKey(key);
    return first === "groups" && second === group;
  });

/** Groups that a country lacks although they or their pages are required, or an inherited menu or footer lists them. */
export function droppedGroups(config: Config, site: SiteConfig): string[] {
  const { groups, required } = config.network;
  const isRequired = (group: string): boolean =>
    isRequiredKey(config, group) || required.some(({ page }) => page?.startsWith(`${group}/`));
  return Object.keys(groups)
    .filter((group) => !Object.hasOwn(site.config.groups, group))
    .filter((group) => isRequired(group) || inheritedLists(site).includes(group));
}

const inheritedLists = ({ file, config, locate }: SiteConfig): string[] =>
  ["navigation", "footer"].flatMap((key) => {
    const groups = textsAt(config, [`${key}.*.group`]).map(({ text }) => text);
    return groups.length > 0 && locate([key], true).file !== file ? groups : [];
  });
