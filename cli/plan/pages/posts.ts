import type { Posts, SiteContext, ListPage } from "../../model/siteContext.ts";
import type { Link } from "../../../runtime/site/menu.ts";
import type { PostCard } from "../../../runtime/site/cards.ts";
import type { PageContent, PostList } from "../../../runtime/site/page.ts";
import type { Route } from "../../model/route.ts";
import { readingMinutes } from "../../content/checks/copyLength.ts";
import type { PageCopy } from "../../model/content.ts";
import type { NetworkConfig } from "../../config/schema/network/network.ts";
import { withSlash } from "../../../runtime/site/urls.ts";
import { listedGroup } from "../../config/routes/siteLinks.ts";

type Settings = NonNullable<NetworkConfig["groups"][string]["collection"]>;

export const categoryPath = (base: string, key: string): string => `${base}category/${key}/`;

/** Paths of the pages of a list with a number of posts. */
export const pathsOfList = (start: string, posts: number, { perPage }: Pick<Settings, "perPage">): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / perPage)) }, (_, index) =>
    index === 0 ? start : `${start}page/${index + 1}/`,
  );

/** All pages of a group's lists: all posts, then each category. The list of all posts has at least one page. */
function listPages(settings: Settings, base: string, all: readonly PostCard[], allLabel: string): ListPage[] {
  const { categories, perPage, minPosts } = settings;
  const used = Object.entries(categories)
    .map(([key, label]) => ({ label, href: categoryPath(base, key) }))
    .map((link) => ({ link, posts: all.filter(({ category }) => category?.href === link.href) }))
    .filter(({ posts }) => posts.length > 0);
  const bar = [{ label: allLabel, href: base }, ...used.map(({ link }) => link)];
  const paged = (start: string, posts: readonly PostCard[], isThin = false): ListPage[] => {
    const links = pathsOfList(start, posts.length, settings).map((href, index): Link => ({
      label: `${index + 1}`,
      href,
    }));
    return links.map(({ href }, index): ListPage => {
      const list: PostList = {
        posts: posts.slice(index * perPage, (index + 1) * perPage),
        categories: used.length === 0 ? [] : bar.map((entry) => ({ ...entry, current: entry.href === start })),
        href,
        page: index + 1,
        pages: pageWindow(links, index),
        previous: links[index - 1],
        next: links[index + 1],
      };
      return { list, count: links.length, isThin };
    });
  };
  return [
    ...paged(base, all),
    ...used.flatMap(({ link, posts }) =>
      paged(link.href, posts, posts.length < minPosts).map((page) => ({ ...page, category: link.label })),
    ),
  ];
}

/** Path of the list of posts that a link from the country's home leads to; undefined for any other link. */
export function findList({ config, site, home, routes, copies, posts }: SiteContext, link: string): string | undefined {
  const group = listedGroup(config, link);
  const index = group && routes.ofGroup(site.key, group).find(({ role }) => role === "index");
  const template = index && (copies.get(index.content)?.data.template ?? index.template);
  if (!group || template !== "post-list") return undefined;
  const path = home + withSlash(link.replace(/[?#].*$/, "")).slice(1);
  return posts.get(group)?.lists.some(({ list }) => list.href === path) ? path : undefined;
}

/** Links for the pager: first, last and neighbours; null is a gap. */
function pageWindow(links: readonly Link[], index: number): (Link | null)[] {
  const shown = [...new Set([0, index - 1, index, index + 1, links.length - 1])].filter((at) => links[at]);
  return shown.flatMap((at, place) => {
    const isGap = place > 0 && at - (shown[place - 1] ?? 0) > 1;
    return [...(isGap ? [null] : []), links[at] ?? null];
  });
}

/** Number of posts below a post and on a home. */
const MAX_POSTS = 3;

type PostContext = Pick<SiteContext, "config" | "site" | "home" | "routes" | "copies" | "t" | "brand">;

/** A country's posts by group. */
export function collectPosts(context: PostContext): SiteContext["posts"] {
  const { config, site, home } = context;
  return new Map(
    Object.keys(site.config.groups).map((group): [string, Posts] => {
      const all = postCards(context, group);
      const settings = config.network.groups[group]?.collection;
      const lists = settings ? listPages(settings, `${home}${group}/`, all, context.t("posts.all")) : [];
      return [group, { all, byHref: new Map(all.map((post) => [post.href, post])), lists }];
    }),
  );
}

function postCards(context: PostContext, group: string): PostCard[] {
  const { site, routes, copies } = context;
  return routes
    .ofGroup(site.key, group)
    .filter(({ template }) => template === "post")
    .flatMap((route) => {
      const copy = copies.get(route.content);
      return copy ? [postCard(context, route, copy)] : [];
    })
    .sort((a, b) => compare(b.date, a.date) || compare(a.href, b.href));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function postCard({ config, home, brand }: PostContext, route: Route, { data, words }: PageCopy): PostCard {
  const group = route.group ?? "";
  const base = `${home}${group}/`;
  const key = data.category;
  const { categories = {} } = config.network.groups[group]?.collection ?? {};
  return {
    label: data.heading ?? data.title,
    href: route.path,
    summary: data.summary,
    art: brand.illustrations.nameOf(route.content, route.flag?.toLowerCase(), data.category),
    date: data.date ?? "1970-01-01",
    category: key === undefined ? undefined : { label: categories[key] ?? key, href: categoryPath(base, key) },
    minutes: readingMinutes(words),
  };
}

/** Content of a post's page beside its copy. Related posts are the newest others, the same category first. */
export function postContent({ all, byHref }: Posts, { path }: Route, data: PageCopy["data"]): PageContent["post"] {
  const current = byHref.get(path);
  if (!current) return undefined;
  const { date, minutes, category } = current;
  const related = new Set<PostCard>();
  for (const isAny of [false, true])
    for (const post of all) {
      if (related.size === MAX_POSTS) break;
      if (post !== current && (isAny || post.category?.href === category?.href)) related.add(post);
    }
  return { date, minutes, category, author: data.author, updated: data.updated, related: [...related] };
}

/** The newest posts of the country's first collection, for its home. */
export function latestPosts({ config, site, home, posts }: SiteContext): PageContent["latest"] {
  const group = Object.keys(site.config.groups).find((key) => config.network.groups[key]?.collection);
  const newest = (group && posts.get(group)?.all.slice(0, MAX_POSTS)) || [];
  return group && newest.length > 0
    ? { title: config.network.groups[group]?.label ?? group, href: `${home}${group}/`, posts: newest }
    : undefined;
}
