import type { FeedEntry, PlannedFeed } from "../../plan/plan.ts";
import { ATOM_FILE } from "../../plan/feeds.ts";
import { element, lastUpdate, mediaType, type TextOf } from "./element.ts";

/** A feed as Atom (RFC 4287). */
export function atom(feed: PlannedFeed, textOf: TextOf): string {
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
    ...(author === undefined ? [] : [`<author>${element("name", author)}</author>`]),
    ...(category === undefined ? [] : [element("category", { term: category })]),
    element("summary", summary),
    ...(feed.isFull ? [element("content", { type: "html" }, textOf(page))] : []),
    ...(picture === undefined ? [] : [element("link", { rel: "enclosure", type: mediaType(picture), href: picture })]),
  ];
  return `<entry>\n${parts.join("\n")}\n</entry>`;
}

/** The start of a day in the format of RFC 3339. */
const dateOf = (day: string): string => `${day}T00:00:00Z`;
