import { pathPrefix } from "../../../runtime/site/urls.ts";
import type { Problem } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import type { Config, SiteConfig } from "../loadConfig.ts";
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
export function isListPath({ network, countries }: Pick<Config, "network" | "countries">, path: string): boolean {
  const key = pathPrefix(path);
  return (
    countries.some((site) => site.key === key) && listedGroup({ network }, path.slice(key.length + 1)) !== undefined
  );
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
      routes.map(({ path }) => path.slice(site.key.length + 1)),
    ),
  };
}

interface NavigationLink {
  to: string;
  /** Where it is written in the country's settings. */
  path: PropertyKey[];
}

/** All links of a country's menu and footer that are written as such. */
export function navigationLinks({ config: { navigation, footer } }: SiteConfig): NavigationLink[] {
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
