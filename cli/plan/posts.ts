import type { Link } from "../../runtime/site/menu.ts";
import type { PageContent, PostCard, PostList } from "../../runtime/site/page.ts";
import { withSlash } from "../../runtime/site/urls.ts";
import type { Route } from "../config/routes/routes.ts";
import { listedGroup } from "../config/routes/siteLinks.ts";
import type { PageCopy } from "../content/loadContent.ts";
import { readingMinutes } from "../content/copyLength.ts";
import { pageLabel } from "./pageLabel.ts";
import type { SiteContext } from "./plan.ts";

/** Posts under an article, and on a home. */
const SHOWN = 3;

type PostContext = Omit<SiteContext, "posts">;

/** A country's posts of one group, newest first. */
export interface Posts {
  all: readonly PostCard[];
  byHref: ReadonlyMap<string, PostCard>;
}

export function listPosts(context: PostContext, group: string): Posts {
  const { site, routes, copies } = context;
  const all = routes
    .ofGroup(site.key, group)
    .filter(({ template }) => template === "post")
    .flatMap((route) => {
      const copy = copies.get(route.content);
      return copy ? [postCard(context, route, copy)] : [];
    })
    .sort((a, b) => (a.date === b.date ? compare(a.href, b.href) : compare(b.date, a.date)));
  return { all, byHref: new Map(all.map((post) => [post.href, post])) };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function postCard(context: PostContext, route: Route, copy: PageCopy): PostCard {
  const { data, words } = copy;
  const category = data.category === undefined ? undefined : categoryLink(context, route.group ?? "", data.category);
  return {
    label: data.heading ?? data.title,
    href: route.path,
    summary: data.summary,
    art: `${route.group}/${data.category ?? pageLabel(context.copies, route)}`,
    date: data.date ?? "1970-01-01",
    ...(category && { category }),
    minutes: readingMinutes(words),
  };
}

const categoryLink = ({ config, site }: PostContext, group: string, key: string): Link => ({
  label: config.network.groups[group]?.collection?.categories[key] ?? key,
  href: `/${site.key}/${group}/category/${key}/`,
});

/** What a post's page says beside its copy. Related are the newest others, those of its own category first. */
export function postContent({ all, byHref }: Posts, route: Route): PageContent["post"] {
  const own = byHref.get(route.path);
  if (!own) return undefined;
  const related: PostCard[] = [];
  const take = (wanted: (post: PostCard) => boolean) => {
    for (const post of all) {
      if (related.length === SHOWN) return;
      if (post !== own && wanted(post) && !related.includes(post)) related.push(post);
    }
  };
  take(({ category }) => category?.href === own.category?.href);
  take(() => true);
  return { date: own.date, minutes: own.minutes, ...(own.category && { category: own.category }), related };
}

/** The newest posts of the country's first collection, for its home. */
export function latestPosts({ config, site, posts }: SiteContext): PageContent["latest"] {
  const group = Object.keys(site.config.groups).find((key) => config.network.groups[key]?.collection);
  const newest = group ? posts(group).all.slice(0, SHOWN) : [];
  return group && newest.length > 0
    ? { title: config.network.groups[group]?.label ?? group, href: `/${site.key}/${group}/`, posts: newest }
    : undefined;
}

/** One page of a list, and what it lists when not all posts. */
export interface ListPage {
  list: PostList;
  /** Label of the category. */
  category?: string;
}

/** All pages of a group's lists: all posts, then each category, a page for each `perPage` posts; at least one in all. */
export function postLists(context: SiteContext, group: string): ListPage[] {
  const { config, site } = context;
  const settings = config.network.groups[group]?.collection;
  if (!settings) return [];
  const { all } = context.posts(group);
  const base = `/${site.key}/${group}/`;
  const byCategory = Object.keys(settings.categories).map((key) => {
    const link = categoryLink(context, group, key);
    return { link, posts: all.filter(({ category }) => category?.href === link.href) };
  });
  const used = byCategory.filter(({ posts }) => posts.length > 0);
  const bar = (start: string): PostList["categories"] =>
    used.length === 0
      ? []
      : [{ label: "All", href: base }, ...used.map(({ link }) => link)].map((link) => ({
          ...link,
          current: link.href === start,
        }));
  const paged = (start: string, posts: readonly PostCard[]): PostList[] => {
    const count = Math.max(1, Math.ceil(posts.length / settings.perPage));
    const link = (page: number): Link => ({ label: String(page), href: page === 1 ? start : `${start}page/${page}/` });
    return Array.from({ length: count }, (_, index): PostList => {
      const page = index + 1;
      return {
        posts: posts.slice(index * settings.perPage, page * settings.perPage),
        categories: bar(start),
        href: link(page).href,
        page,
        pages: pageWindow(page, count).map((number) => (number === null ? null : link(number))),
        ...(page > 1 && { previous: link(page - 1) }),
        ...(page < count && { next: link(page + 1) }),
      };
    });
  };
  return [
    ...paged(base, all).map((list) => ({ list })),
    ...used.flatMap(({ link, posts }) => paged(link.href, posts).map((list) => ({ list, category: link.label }))),
  ];
}

/** The list of posts that a link from the country's home leads to: a category's, or a further page of one. */
export function findList(context: SiteContext, link: string): string | undefined {
  const { config, site, routes, copies } = context;
  const group = listedGroup(config, link);
  const index = group && routes.ofGroup(site.key, group).find(({ role }) => role === "index");
  const template = index && (copies.get(index.content)?.data.template ?? index.template);
  if (!group || template !== "post-list") return undefined;
  const path = `/${site.key}${withSlash(link.replace(/[?#].*$/, ""))}`;
  return postLists(context, group).some(({ list }) => list.href === path) ? path : undefined;
}

/** Numbers of the first, the last and the nearest pages; null stands for those between. */
function pageWindow(page: number, count: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, count])].filter((number) => number >= 1 && number <= count);
  return shown.flatMap((number, index) =>
    index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}
