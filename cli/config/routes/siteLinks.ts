import type { Problem } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import type { Config, SiteConfig } from "../loadConfig.ts";
import { findSite } from "./findSite.ts";
import type { Route } from "./routes.ts";
import type { NavigationEntry } from "../schema/navigation.ts";

/** A category's list of posts, or a further page of a list. */
const LIST = /^\/([^/]+)\/(?:category|page)\/./;

/** The collection of which a link from a country's home leads to a list. Which lists there are is known with the posts. */
export function listedGroup({ network }: Pick<Config, "network">, link: string): string | undefined {
  const group = LIST.exec(link)?.[1];
  return group !== undefined && network.groups[group]?.collection ? group : undefined;
}

/** Whether a path of the host is that of such a list, if it is made. */
export function isListPath(config: Pick<Config, "network" | "sites">, path: string): boolean {
  const site = findSite(config, path);
  return site !== undefined && listedGroup(config, path.slice(site.key.length + 1)) !== undefined;
}

/** What is wrong with a link to no page of the country. */
export function brokenLink(
  config: Pick<Config, "network">,
  site: SiteConfig,
  link: string,
  routes: readonly Route[],
): Omit<Problem, "severity" | "place"> {
  return {
    code: "broken-link",
    message: `${site.config.name} has no page \`${link}\``,
    why:
      listedGroup(config, link) === undefined
        ? "Links are written from the country's home."
        : "A list of posts is only made when there are posts for it.",
    hint: didYouMean(
      link,
      // The home is the shortest path: `/india/`, and `/` on a host of the country's own.
      routes.map(({ path }) => path.slice(Math.min(...routes.map((route) => route.path.length)) - 1)),
    ),
  };
}

/**
 * True for an entry of menu or footer that a further language takes over from its country: there it is left out where it
 * leads to a page that has no copy in the language.
 */
export const isInherited = (
  { main, ownKeys = [] }: Pick<SiteConfig, "main" | "ownKeys">,
  path: readonly PropertyKey[],
): boolean => main !== undefined && !ownKeys.includes(String(path[0]));

interface NavigationLink {
  to: string;
  /** Where it is written in the country's settings. */
  path: PropertyKey[];
}

/** All links of a country's menu and footer that are written as such. */
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
