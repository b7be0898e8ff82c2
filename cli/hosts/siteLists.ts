import { textsOf } from "../../runtime/site/text.ts";
import { LLMS_FILE } from "../config/files/builtFiles.ts";
import { groupBy } from "../core/lookups.ts";
import type { Plan, PlannedPage, SitePlan, PlannedFeed, FeedEntry } from "../model/plan.ts";
import { TWIN_FILE } from "../plan/seo/twins.ts";
import { sitemapFiles, type ModifiedOf } from "./sitemap.ts";
import { feedText } from "../content/copy/renderCopy.ts";
import { lookup } from "mrmime";
import { escapeHtml } from "../../runtime/site/html.ts";
import { ATOM_FILE, RSS_FILE } from "../plan/seo/feeds.ts";

/** A site's `llms.txt`: its indexable pages as a Markdown list by group; undefined when there are none. */
function siteLlms({ site, pages }: SitePlan): string | undefined {
  const listed = pages.filter(({ head }) => !head.noindex);
  const home = listed.find(({ route }) => route.role === "home");
  if (!home) return undefined;
  const t = textsOf(site.texts, site.country.language);
  const sections = [...groupBy(listed, ({ route }) => route.group)].map(([group, groupPages]) => {
    const index = groupPages.find(({ route }) => route.role === "index");
    const lines = groupPages.map(
      ({ content, head }) => `- [${content.heading}](${head.canonical}${TWIN_FILE}): ${head.description}`,
    );
    return section(index?.content.heading ?? group ?? t("page.home"), lines);
  });
  return document(home.head.title, home.head.description, sections);
}

/** The network's `llms.txt`: links to those of all indexable sites, built or not; undefined when there are none. */
export function networkLlms({ network, hosts }: Plan): string | undefined {
  const lines = hosts.flatMap(({ origin, listed }) =>
    listed.map((home) => {
      const site = network.sites.find((other) => other.home === home);
      return `- [${site?.name ?? home}](${origin}${home}${LLMS_FILE})`;
    }),
  );
  const { name, description } = network.brand;
  return lines.length === 0 ? undefined : document(name, description, [section(name, lines)]);
}

const document = (title: string, description: string, sections: readonly string[]): string =>
  `# ${title}\n\n> ${description}\n\n${sections.join("\n")}`;

const section = (title: string, lines: readonly string[]): string => `## ${title}\n\n${lines.join("\n")}\n`;

/** A site's files for programs that list its pages, by name: sitemap, feeds, lists for language models. */
export function siteLists(root: string, site: SitePlan, modifiedOf?: ModifiedOf): Map<string, string> {
  const llms = site.hasTwins ? siteLlms(site) : undefined;
  return new Map([
    ...sitemapFiles(site, modifiedOf),
    ...feedTree(site, feedTextOf(root, site)),
    ...(llms === undefined ? [] : [[LLMS_FILE, llms] as const]),
  ]);
}

/** Returns the HTML of a page's text, with absolute URLs. */
type TextOf = (page: PlannedPage) => string;

/** Returns a function that makes the HTML of a site's posts for feeds. */
export const feedTextOf =
  (root: string, { site }: SitePlan): TextOf =>
  ({ copy, head }) =>
    feedText(root, copy, textsOf(site.texts, site.country.language), head.canonical);

/** An XML element with text, attributes, or both. */
function element(name: string, attributes: Readonly<Record<string, string>> | string, text?: string): string {
  if (typeof attributes === "string") return element(name, {}, attributes);
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return text === undefined
    ? `<${name}${written.join("")}/>`
    : `<${name}${written.join("")}>${escapeHtml(text)}</${name}>`;
}

/** Date of the latest change in a feed (ISO 8601). */
const lastUpdate = ({ entries }: PlannedFeed): string =>
  entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), "1970-01-01");

const mediaType = (address: string): string => lookup(new URL(address).pathname) ?? "application/octet-stream";

/** A feed as Atom (RFC 4287). */
function atom(feed: PlannedFeed, textOf: TextOf): string {
  const address = feed.origin + feed.path;
  const parts = [
    element("id", address),
    element("title", feed.title),
    element("subtitle", feed.description),
    element("updated", dateOf(lastUpdate(feed))),
    `<author>${element("name", feed.author)}${element("uri", feed.origin + "/")}</author>`,
    element("link", { rel: "alternate", type: "text/html", href: address }),
    element("link", { rel: "self", type: "application/atom+xml", href: address + ATOM_FILE }),
    element("generator", "sitegen"),
    ...feed.entries.map((entry) => entryElement(feed, entry, textOf)),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">\n${parts.join("\n")}\n</feed>\n`;
}

function entryElement(feed: PlannedFeed, entry: FeedEntry, textOf: TextOf): string {
  const { id, page, title, summary, published, updated, author, category, picture } = entry;
  const parts = [
    element("id", id),
    element("title", title),
    element("link", { rel: "alternate", type: "text/html", href: page.head.canonical }),
    element("published", dateOf(published)),
    element("updated", dateOf(updated)),
    author !== undefined && `<author>${element("name", author)}</author>`,
    category !== undefined && element("category", { term: category }),
    element("summary", summary),
    feed.isFull && element("content", { type: "html" }, textOf(page)),
    picture !== undefined && element("link", { rel: "enclosure", type: mediaType(picture), href: picture }),
  ];
  return `<entry>\n${parts.filter(Boolean).join("\n")}\n</entry>`;
}

/** The start of a day in the format of RFC 3339. */
const dateOf = (day: string): string => `${day}T00:00:00Z`;

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification) that passes the W3C's validator. */
function rss(feed: PlannedFeed, textOf: TextOf): string {
  const address = feed.origin + feed.path;
  const channel = [
    element("title", feed.title),
    element("link", address),
    element("description", feed.description),
    element("language", feed.language.toLowerCase()),
    element("lastBuildDate", dateOfRss(lastUpdate(feed))),
    element("generator", "sitegen"),
    element("atom:link", { href: address + RSS_FILE, rel: "self", type: "application/rss+xml" }),
    element("atom:link", { href: address + ATOM_FILE, rel: "alternate", type: "application/atom+xml" }),
    ...feed.entries.map((entry) => item(feed, entry, textOf)),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">\n<channel>\n${channel.join("\n")}\n</channel>\n</rss>\n`;
}

function item(feed: PlannedFeed, entry: FeedEntry, textOf: TextOf): string {
  const { id, page, title, summary, published, author, category, picture } = entry;
  const parts = [
    element("title", title),
    element("link", page.head.canonical),
    element("guid", { isPermaLink: "false" }, id),
    element("pubDate", dateOfRss(published)),
    element("dc:creator", author ?? feed.author),
    category !== undefined && element("category", category),
    element("description", summary),
    feed.isFull && element("content:encoded", textOf(page)),
    picture !== undefined && element("media:content", { url: picture, medium: "image", type: mediaType(picture) }),
  ];
  return `<item>\n${parts.filter(Boolean).join("\n")}\n</item>`;
}

/** A day in the format of RFC 822. */
const dateOfRss = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString();

/** The files of a site's feeds, by name in its folder. */
export const feedTree = ({ feeds, site }: SitePlan, textOf: TextOf): Map<string, string> =>
  new Map(
    feeds.flatMap((feed) => {
      const folder = feed.path.slice(site.country.home.length);
      return [[folder + RSS_FILE, rss(feed, textOf)] as const, [folder + ATOM_FILE, atom(feed, textOf)] as const];
    }),
  );
