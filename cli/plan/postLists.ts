import type { ListPage, SiteContext } from "./siteContext.ts";
import type { Link } from "../../runtime/site/menu.ts";
import type { PostCard } from "../../runtime/site/cards.ts";
import type { PostList } from "../../runtime/site/page.ts";
import { withSlash } from "../../runtime/site/urls.ts";
import { listedGroup } from "../config/routes/siteLinks.ts";

interface ListSettings {
  /** Labels of the categories, by key. */
  categories: Record<string, string>;
  perPage: number;
  /** Least number of posts for a category's list to be indexed. */
  minPosts: number;
  /** Label of the list of all posts in the category bar. */
  allLabel: string;
}

/** All pages of a group's lists: all posts, then each category. The list of all posts has at least one page. */
export function listPages(
  { categories, perPage, minPosts, allLabel }: ListSettings,
  base: string,
  all: readonly PostCard[],
): ListPage[] {
  const used = Object.entries(categories)
    .map(([key, label]) => ({ label, href: `${base}category/${key}/` }))
    .map((link) => ({ link, posts: all.filter(({ category }) => category?.href === link.href) }))
    .filter(({ posts }) => posts.length > 0);
  const bar = [{ label: allLabel, href: base }, ...used.map(({ link }) => link)];
  const paged = (start: string, posts: readonly PostCard[], isThin = false): ListPage[] => {
    const count = Math.max(1, Math.ceil(posts.length / perPage));
    const link = (page: number): Link => ({ label: String(page), href: page === 1 ? start : `${start}page/${page}/` });
    return Array.from({ length: count }, (_, index): ListPage => {
      const page = index + 1;
      const list: PostList = {
        posts: posts.slice(index * perPage, page * perPage),
        categories: used.length === 0 ? [] : bar.map((entry) => ({ ...entry, current: entry.href === start })),
        href: link(page).href,
        page,
        pages: pageWindow(page, count).map((number) => (number === null ? null : link(number))),
        ...(page > 1 && { previous: link(page - 1) }),
        ...(page < count && { next: link(page + 1) }),
      };
      return { list, count, isThin };
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

/** Page numbers for the pager: first, last and neighbours; null is a gap. */
function pageWindow(page: number, count: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, count])].filter((number) => number >= 1 && number <= count);
  return shown.flatMap((number, index) =>
    index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}
