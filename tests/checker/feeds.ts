import { addressFault } from "./addresses.ts";
import { readAtom } from "./atom.ts";
import type { Check, Dist } from "./dist.ts";
import type { Feed } from "./feed.ts";
import type { Page } from "./readPage.ts";
import { readXml } from "./readXml.ts";
import { readRss } from "./rss.ts";

const KINDS = { "application/rss+xml": readRss, "application/atom+xml": readAtom };

/** The feeds that heads name: complete by their specifications, and leading to pages that are there. */
export const feeds: Check = (dist) => {
  const named = new Map<string, { type: keyof typeof KINDS; pages: Page[] }>();
  for (const page of dist.pages)
    for (const { rel, type = "", href = "" } of page.links) {
      const file =
        rel === "alternate" && Object.hasOwn(KINDS, type) ? dist.fileAt(new URL(href, page.address).href) : undefined;
      if (file === undefined) continue;
      const known = named.get(file) ?? { type: type as keyof typeof KINDS, pages: [] };
      known.pages.push(page);
      named.set(file, known);
    }
  const read = [...named].map(([file, { type, pages }]) => ({ file, pages, ...readFeed(dist, file, type) }));
  const owners = new Map<string, string>();
  return read.flatMap(({ file, pages, feed, faults }) => [
    ...faults.map((what) => ({ file, what })),
    ...(feed
      ? [...contentFaults(dist, file, feed, owners), ...linkFaults(dist, feed, pages)].map((what) => ({ file, what }))
      : []),
  ]);
};

function readFeed({ text }: Dist, file: string, type: keyof typeof KINDS): { feed?: Feed; faults: string[] } {
  try {
    const faults: string[] = [];
    return { feed: KINDS[type](readXml(text(file)), (what) => faults.push(what)), faults };
  } catch (error) {
    return { faults: [`is not well-formed: ${String(error)}`] };
  }
}

function contentFaults(dist: Dist, file: string, { self, page, entries }: Feed, owners: Map<string, string>): string[] {
  const address = dist.addressOf(file);
  const isListed = (target: string) => dist.pageAt(target)?.isIndexable === true;
  const addresses = [self, page, ...entries.flatMap(({ page: link, files }) => [link, ...files])];
  const ids = entries.map(({ id }) => id);
  return [
    ...(self === address ? [] : [`is served at ${address}, and calls itself ${self}`]),
    ...addresses.map(addressFault).filter((what) => what !== undefined),
    ...addresses
      .filter((target) => dist.isOurs(target) && !dist.fileAt(target))
      .map((target) => `names ${target}, which is not there`),
    ...[page, ...entries.map((entry) => entry.page)]
      .filter((target) => !isListed(target))
      .map((target) => `leads to ${target}, which is no page that may be listed`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `has the id ${id} twice`),
    // Both formats of one feed, and no other, have the same id for a post.
    ...entries.flatMap(({ id, page: link }) => {
      const owner = owners.get(id) ?? link;
      owners.set(id, owner);
      return owner === link ? [] : [`has the id ${id} for ${link}, which is that of ${owner}`];
    }),
  ];
}

/** The other pages of its site name it too: those in its language below the shortest address that does. */
function linkFaults({ pages, pageAt }: Dist, { page }: Feed, named: readonly Page[]): string[] {
  const language = pageAt(page)?.language;
  const home = named
    .filter((one) => one.language === language)
    .map(({ address }) => address)
    .reduce((a, b) => (b.length < a.length ? b : a), page);
  return pages
    .filter((one) => one.isIndexable && one.language === language && one.address.startsWith(home))
    .filter((one) => !named.includes(one))
    .map(({ file }) => `${file} does not name it`);
}
