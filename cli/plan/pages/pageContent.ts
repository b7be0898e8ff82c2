import type { Link } from "../../../runtime/site/menu.ts";
import type { CardGroup } from "../../../runtime/site/cards.ts";
import type { PageContent, HeroWindow } from "../../../runtime/site/page.ts";
import type { Route } from "../../model/route.ts";
import type { PageCopy } from "../../model/content.ts";
import { cardGroup, pageLabel } from "./cardGroup.ts";
import { COUNTRY_LIST } from "../sites/countries.ts";
import type { ListPage, SiteContext } from "../../model/siteContext.ts";
import { latestPosts, postContent } from "./posts.ts";

/** Number of other pages of the group that a page links to. */
const MAX_NEIGHBOURS = 3;

/** A page's content without its copy, which is rendered later. */
export type PlannedContent = Omit<PageContent, "html" | "faq" | "sections">;

/** Plans headings, breadcrumbs and cards of a page. */
export function pageContent(
  context: SiteContext,
  route: Route,
  { data }: PageCopy,
  shown: Pick<PlannedContent, "picture" | "figures">,
): PlannedContent {
  const { brand, named, network, posts } = context;
  const isHome = route.role === "home";
  const isPost = route.template === "post";
  const flag = route.flag?.toLowerCase();
  const groups = pageGroups(context, route);
  const latest = isHome ? latestPosts(context) : undefined;
  const siblings = isPost && route.group ? posts.get(route.group) : undefined;
  return {
    heading: data.heading ?? data.title,
    summary: data.summary,
    crumbs: crumbs(context, route),
    art: brand.illustrations.nameOf(route.content, flag, isPost ? data.category : undefined),
    flag,
    ...shown,
    latest,
    windows: isHome ? heroWindows(context, groups, latest) : undefined,
    countries: isHome && named.allCountries ? { id: COUNTRY_LIST, sites: network.sites } : undefined,
    post: siblings && postContent(siblings, route, data),
    facts: data.facts ?? [],
    groups,
  };
}

/** The content of one page of a list of posts. */
export function listContent(
  { t }: SiteContext,
  content: PlannedContent,
  { list, count, category }: ListPage,
): PlannedContent {
  if (list.page === 1 && category === undefined) return { ...content, list };
  const { page: number } = list;
  const listed =
    category === undefined ? content.heading : t("posts.inCategory", { heading: content.heading, category });
  const heading = number > 1 ? t("posts.heading", { heading: listed, number, count }) : listed;
  const crumb = { label: category ?? t("posts.page", { number }), href: list.href };
  return { ...content, heading, crumbs: [...content.crumbs, crumb], list };
}

function crumbs({ config, site, home: homePath, routes, copies, t }: SiteContext, route: Route): Link[] {
  if (route.role === "home") return [];
  const home: Link = { label: t("page.home"), href: homePath };
  const here: Link = { label: pageLabel(copies, route), href: route.path };
  const index = route.group && routes.ofGroup(site.key, route.group).find(({ role }) => role === "index");
  if (route.role !== "page" || !route.group || !index) return [home, here];
  return [home, { label: config.network.groups[route.group]?.label ?? route.group, href: index.path }, here];
}

function pageGroups(context: SiteContext, route: Route): CardGroup[] {
  const { groups: kinds } = context.config.network;
  const groups = Object.keys(context.site.config.groups).filter(
    (group) => kinds[group]?.index && !kinds[group].collection,
  );
  if (route.role === "home")
    return groups.map((group) => cardGroup(context, group)).filter(({ cards }) => cards.length > 0);
  if (!route.group || !groups.includes(route.group)) return [];
  const group = cardGroup(context, route.group);
  if (route.role === "index") return [group];
  const here = group.cards.findIndex(({ href }) => href === route.path);
  const rest = [...group.cards.slice(here + 1), ...group.cards.slice(0, Math.max(0, here))];
  return rest.length > 0 ? [{ ...group, cards: rest.slice(0, MAX_NEIGHBOURS) }] : [];
}

/** Number of windows in a hero. */
const MAX_WINDOWS = 3;

/** A window, with the properties that select its illustration: content key, and the pictured place's ISO 3166 code. */
type WindowChoice = Omit<HeroWindow, "art"> & { key: string; place?: string | undefined };

/**
 * The windows of a home's hero: the pages that the country lists under `art`, else its first places, else its groups.
 * The first group's window shows the country itself.
 */
function heroWindows(
  { site, routes, brand }: SiteContext,
  groups: readonly CardGroup[],
  latest: PageContent["latest"],
): HeroWindow[] {
  const keys = new Map(routes.ofSite(site.key).map(({ path, content }) => [path, content]));
  const cards = groups.flatMap((group) =>
    group.cards.map((card) => ({ ...card, group, key: keys.get(card.href) ?? "", place: card.flag })),
  );
  const kinds = groups.map(({ title, href, key }): WindowChoice => ({ label: title, href, key }));
  function firstWindows(): WindowChoice[] {
    const places = cards.filter(({ group, flag }) => flag !== undefined && group.cards.length >= MAX_WINDOWS);
    if (places.length >= MAX_WINDOWS) return places.slice(0, MAX_WINDOWS);
    if (latest) kinds.push({ label: latest.title, href: latest.href, key: "news" });
    const here = site.config.code?.toLowerCase();
    return kinds.slice(0, MAX_WINDOWS).map((kind, index) => (index === 0 ? { ...kind, place: here } : kind));
  }
  const chosen =
    site.config.theme.art?.flatMap((key) => [...kinds, ...cards].find((choice) => choice.key === key) ?? []) ??
    firstWindows();
  return chosen.map(({ label, href, key, flag, place }) => ({
    label,
    href,
    flag,
    art: brand.illustrations.nameOf(key, place),
  }));
}
