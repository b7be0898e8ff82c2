import type { FeedEntry, PlannedFeed, PlannedPage } from "../../model/plan.ts";
import { withSlash } from "../../../runtime/site/urls.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** File names of a feed, in the folder of its list of posts. */
export const RSS_FILE = "feed.xml";
export const ATOM_FILE = "atom.xml";

/** Plans a feed for each collection of a site that has posts. */
export function planFeeds(context: SiteContext, pages: readonly PlannedPage[]): PlannedFeed[] {
  const { config, site, host, home, brand, t } = context;
  return Object.keys(site.config.groups).flatMap((group): PlannedFeed | [] => {
    const settings = config.network.groups[group];
    const feed = settings?.collection?.feed;
    const index = pages.find(
      ({ route }) => route.group === group && route.role === "index" && route.template === "post-list",
    );
    const posts = context.posts.get(group)?.all ?? [];
    if (!settings || !feed || !index || posts.length === 0) return [];
    const byPath = new Map(pages.map((page) => [page.route.path, page]));
    return {
      title: t("page.title", { title: index.content.heading, brand: brand.data.name, country: site.config.name }),
      description: index.content.summary,
      language: site.language,
      author: brand.data.name,
      path: `${home}${group}/`,
      origin: host.origin,
      isFull: feed.content === "full",
      entries: posts.slice(0, feed.posts).flatMap(({ href }) => planEntry(context, byPath.get(href)) ?? []),
    };
  });
}

function planEntry(context: SiteContext, page: PlannedPage | undefined): FeedEntry | undefined {
  const copy = page && context.copies.get(page.route.content);
  const post = page?.content.post;
  if (!copy || !post) return undefined;
  const { content } = page;
  return {
    id: entryId(context, page, copy.aliases.at(0)?.path),
    page,
    title: content.heading,
    summary: content.summary,
    published: post.date,
    updated: page.modified ?? post.date,
    author: copy.data.author,
    category: post.category?.label,
    picture: content.picture && context.host.origin + content.picture.src,
  };
}

/** Made of the post's first path below its site, so that it doesn't depend on the host. */
function entryId({ config, site, home }: SiteContext, { route, content }: PlannedPage, first?: string): string {
  const path = withSlash(first ?? `/${route.path.slice(home.length)}`);
  return `tag:${config.network.host.allowed},${content.post?.date ?? ""}:/${site.key}${path}`;
}

/** Links to a feed's files, for pages of the same host. */
export const feedFiles = ({ path, title }: PlannedFeed) => [
  { href: path + RSS_FILE, type: "application/rss+xml", title },
  { href: path + ATOM_FILE, type: "application/atom+xml", title },
];
