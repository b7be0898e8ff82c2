import type { FeedEntry, PlannedFeed } from "../../plan/plan.ts";
import { ATOM_FILE, RSS_FILE } from "../../plan/feeds.ts";
import { element, lastUpdate, mediaType, type TextOf } from "./element.ts";

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification) that passes the W3C's validator. */
export function rss(feed: PlannedFeed, textOf: TextOf): string {
  const address = feed.origin + feed.path;
  const channel = [
    element("title", feed.title),
    element("link", address),
    element("description", feed.description),
    element("language", feed.language.toLowerCase()),
    element("lastBuildDate", dateOf(lastUpdate(feed))),
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
    element("pubDate", dateOf(published)),
    element("dc:creator", author ?? feed.author),
    ...(category === undefined ? [] : [element("category", category)]),
    element("description", summary),
    ...(feed.isFull ? [element("content:encoded", textOf(page))] : []),
    ...(picture === undefined
      ? []
      : [element("media:content", { url: picture, medium: "image", type: mediaType(picture) })]),
  ];
  return `<item>\n${parts.join("\n")}\n</item>`;
}

/** A day in the format of RFC 822. */
const dateOf = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString();
