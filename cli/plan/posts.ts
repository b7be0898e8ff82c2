import type { Posts, SiteContext } from "./siteContext.ts";
import type { Link } from "../../runtime/site/menu.ts";
import type { PostCard } from "../../runtime/site/cards.ts";
import type { PageContent } from "../../runtime/site/page.ts";
import type { Route } from "../config/routes/routes.ts";
import { readingMinutes } from "../content/copyLength.ts";
import type { PageCopy } from "../content/loadContent.ts";
import { listPages } from "./postLists.ts";

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
      const lists = settings
        ? listPages({ ...settings, allLabel: context.t("posts.all") }, `${home}${group}/`, all)
        : [];
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
    .sort((a, b) => (a.date === b.date ? compare(a.href, b.href) : compare(b.date, a.date)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The illustration of a post, on its page and on its cards. */
export const postArt = (
  { illustrations }: SiteContext["brand"],
  { content, flag }: Route,
  { category }: PageCopy["data"],
): string | undefined => illustrations.nameOf(content, flag?.toLowerCase(), category);

function postCard({ config, home, brand }: PostContext, route: Route, { data, words }: PageCopy): PostCard {
  const group = route.group ?? "";
  const key = data.category;
  const category: Link | undefined =
    key === undefined
      ? undefined
      : {
          label: config.network.groups[group]?.collection?.categories[key] ?? key,
          href: `${home}${group}/category/${key}/`,
        };
  const art = postArt(brand, route, data);
  return {
    label: data.heading ?? data.title,
    href: route.path,
    summary: data.summary,
    ...(art !== undefined && { art }),
    date: data.date ?? "1970-01-01",
    ...(category && { category }),
    minutes: readingMinutes(words),
  };
}

/** Content of a post's page beside its copy. Related posts are the newest others, the same category first. */
export function postContent(
  { all, byHref }: Posts,
  route: Route,
  { author, updated }: Pick<PageCopy["data"], "author" | "updated">,
): PageContent["post"] {
  const current = byHref.get(route.path);
  if (!current) return undefined;
  const related: PostCard[] = [];
  const addRelated = (matches: (post: PostCard) => boolean) => {
    for (const post of all) {
      if (related.length === MAX_POSTS) return;
      if (post !== current && matches(post) && !related.includes(post)) related.push(post);
    }
  };
  addRelated(({ category }) => category?.href === current.category?.href);
  addRelated(() => true);
  return {
    date: current.date,
    minutes: current.minutes,
    ...(current.category && { category: current.category }),
    ...(author !== undefined && { author }),
    ...(updated !== undefined && { updated }),
    related,
  };
}

/** The newest posts of the country's first collection, for its home. */
export function latestPosts({ config, site, home, posts }: SiteContext): PageContent["latest"] {
  const group = Object.keys(site.config.groups).find((key) => config.network.groups[key]?.collection);
  const newest = (group && posts.get(group)?.all.slice(0, MAX_POSTS)) || [];
  return group && newest.length > 0
    ? { title: config.network.groups[group]?.label ?? group, href: `${home}${group}/`, posts: newest }
    : undefined;
}
