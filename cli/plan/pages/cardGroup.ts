import type { Card, CardGroup, CardKind } from "../../../runtime/site/cards.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Route } from "../../model/route.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** The least number of cards that are laid out as a grid; fewer become a list. */
const MIN_GRID_CARDS = 4;

/** How cards are shown, by what they are and how many. */
export function cardKind(cards: readonly Card[]): CardKind {
  if (cards.length < MIN_GRID_CARDS) return "row";
  return cards.every(({ flag, art }) => flag && art !== undefined) ? "place" : "topic";
}

/** Short name of a page for menus, cards and breadcrumbs. */
export function pageLabel(copies: ReadonlyMap<string, PageCopy>, route: Route): string {
  const data = copies.get(route.content)?.data;
  return data?.label ?? data?.heading ?? data?.title ?? route.content;
}

/** A group's pages as cards. */
export function cardGroup({ config, site, home, routes, copies, brand }: SiteContext, key: string): CardGroup {
  const cards = routes
    .ofGroup(site.key, key)
    .filter(({ role }) => role === "page")
    .map((route): Card => {
      const flag = route.flag?.toLowerCase();
      const { summary = "", facts } = copies.get(route.content)?.data ?? {};
      return {
        label: pageLabel(copies, route),
        href: route.path,
        summary,
        art: brand.illustrations.nameOf(route.content, flag),
        flag,
        facts,
      };
    });
  return {
    key,
    kind: cardKind(cards),
    title: config.network.groups[key]?.label ?? key,
    href: `${home}${key}/`,
    summary: copies.get(`${key}/index`)?.data.summary ?? "",
    cards,
  };
}
