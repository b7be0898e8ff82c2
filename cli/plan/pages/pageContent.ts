import type { Link } from "../../../runtime/site/menu.ts";
import type { CardGroup } from "../../../runtime/site/cards.ts";
import type { Figures, PageContent, HeroWindow } from "../../../runtime/site/page.ts";
import type { Picture } from "../../../runtime/site/picture.ts";
import type { Route } from "../../model/route.ts";
import type { PageCopy } from "../../model/content.ts";
import { cardGroup, pageLabel } from "./cardGroup.ts";
import { COUNTRY_LIST } from "../sites/namedSites.ts";
import type { ListPage, SiteContext } from "../../model/siteContext.ts";
import { latestPosts, postArt, postContent } from "./posts.ts";

/** Number of other pages of the group that a page links to. */
const MAX_NEIGHBOURS = 3;

/** A page's content without its copy, which is rendered later. */
export type PlannedContent = Omit<PageContent, "html" | "faq" | "sections">;

/** Plans headings, breadcrumbs and cards of a page. */
export function pageContent(
  context: SiteContext,
  route: Route,
  { data }: PageCopy,
  { picture, figures }: { picture: Picture | undefined; figures: Figures | undefined },
): PlannedContent {
  const art =
    route.template === "post"
      ? postArt(context.brand, route, data)
      : context.brand.illustrations.nameOf(route.content, route.flag?.toLowerCase());
  const groups = pageGroups(context, route);
  return {
    heading: data.heading ?? data.title,
    summary: data.summary,
    crumbs: crumbs(context, route),
    ...(art !== undefined && { art }),
    ...(route.flag && { flag: route.flag.toLowerCase() }),
    ...(picture && { picture }),
    ...(figures && { figures }),
    ...pageKind(context, route, { data, groups }),
    facts: data.facts ?? [],
    groups,
  };
}

/** Content that only homes and posts have. */
function pageKind(
  context: SiteContext,
  route: Route,
  { data, groups }: { data: PageCopy["data"]; groups: readonly CardGroup[] },
): Pick<PageContent, "countries" | "latest" | "post" | "windows"> {
  if (route.role === "home") {
    const countries = context.named.allCountries && { id: COUNTRY_LIST, sites: context.network.sites };
    const latest = latestPosts(context);
    return { latest, windows: heroWindows(context, groups, latest), ...(countries && { countries }) };
  }
  const posts = route.template === "post" && route.group ? context.posts.get(route.group) : undefined;
  return posts ? { post: postContent(posts, route, data) } : {};
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

/** The content of the first page of the same list. */
export const firstOfList = (
  context: SiteContext,
  content: PlannedContent,
  { list, ...rest }: ListPage,
): PlannedContent => listContent(context, content, { ...rest, list: { ...list, page: 1 } });

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

/** A window, with the properties that select its illustration. */
interface WindowChoice {
  label: string;
  href: string;
  /** Content key. */
  key: string;
  flag?: string | undefined;
  /** ISO 3166 code of the pictured place, lower case. */
  place?: string | undefined;
}

/**
 * The windows of a home's hero: the pages that the country lists under `art`, else its first places, else its groups.
 * The first group's window shows the country itself.
 */
function heroWindows(
  { site, routes, brand }: SiteContext,
  groups: readonly CardGroup[],
  latest: PageContent["latest"],
): HeroWindow[] {
  const { art } = site.config.theme;
  const keys = new Map(routes.ofSite(site.key).map(({ path, content }) => [path, content]));
  const cards = groups.flatMap((group) =>
    group.cards.map((card) => ({ ...card, group, key: keys.get(card.href) ?? "", place: card.flag })),
  );
  const chosen = art ? art.flatMap((key) => chosenWindow(key, groups, cards)) : firstWindows();
  return chosen.map(({ label, href, key, flag, place }) => {
    const name = brand.illustrations.nameOf(key, place);
    return { label, href, ...(flag !== undefined && { flag }), ...(name !== undefined && { art: name }) };
  });

  function firstWindows(): WindowChoice[] {
    const places = cards.filter(({ group, flag }) => flag !== undefined && group.cards.length >= MAX_WINDOWS);
    if (places.length >= MAX_WINDOWS) return places.slice(0, MAX_WINDOWS);
    const kinds: WindowChoice[] = [
      ...groups.map(({ title, href, key }) => ({ label: title, href, key })),
      ...(latest ? [{ label: latest.title, href: latest.href, key: "news" }] : []),
    ];
    const here = site.config.code?.toLowerCase();
    return kinds.slice(0, MAX_WINDOWS).map((kind, index) => (index === 0 ? { ...kind, place: here } : kind));
  }
}

function chosenWindow(key: string, groups: readonly CardGroup[], cards: readonly WindowChoice[]): WindowChoice[] {
  const group = groups.find((candidate) => candidate.key === key);
  if (group) return [{ label: group.title, href: group.href, key }];
  return cards.filter((card) => card.key === key).slice(0, 1);
}
