import { memoizeWeak } from "../core/lookups.ts";
import { escapeHtml } from "../../runtime/site/html.ts";
import { onlyHome } from "../../runtime/site/site.ts";
import type { Plan, PlannedPage, SitePlan } from "../model/plan.ts";

/** Limits of one file (https://www.sitemaps.org/protocol.html#index). */
const LIMITS = { urls: 50_000, bytes: 50 * 1024 ** 2 };

export const SITEMAP_FILE = "sitemap.xml";

/**
 * A site's sitemap files by name: its indexable pages with their hreflang alternates. If one file is too small,
 * `sitemap.xml` is an index of several: robots.txt and the host's index can always refer to it.
 */
export function sitemapFiles(
  { pages, site }: SitePlan,
  modifiedOf: ModifiedOf = ({ modified }) => modified,
  limits = LIMITS,
): [name: string, text: string][] {
  const listed = pages.map((page) => ({ ...page, modified: modifiedOf(page), pictures: shownPictures(page) }));
  const parts = divide(listUrls(listed), limits);
  const [only = [], ...further] = parts;
  if (further.length === 0) return [[SITEMAP_FILE, urlSet(only)]];
  const files = parts.map((urls, index): [string, string] => [`sitemap-${index + 1}.xml`, urlSet(urls)]);
  const home = new URL(site.country.home, pages[0]?.head.canonical);
  return [[SITEMAP_FILE, sitemapIndex(files.map(([name]) => new URL(name, home).href))], ...files];
}

/** Divides entries into as few files as the limits allow. */
function divide(urls: readonly string[], limits: typeof LIMITS): string[][] {
  const parts: string[][] = [];
  let room: typeof LIMITS = { urls: 0, bytes: 0 };
  for (const url of urls) {
    const bytes = Buffer.byteLength(url) + 1;
    if (room.urls === 0 || bytes > room.bytes) {
      parts.push([]);
      room = { urls: limits.urls, bytes: limits.bytes - Buffer.byteLength(urlSet([])) };
    }
    parts.at(-1)?.push(url);
    room = { urls: room.urls - 1, bytes: room.bytes - bytes };
  }
  return parts;
}

/** Returns the date of a page's last change (ISO 8601), if it is known. */
export type ModifiedOf = (page: PlannedPage) => string | undefined;

/** Absolute URLs of a page's own picture and of those in its copy. */
function shownPictures({ content, copy, head }: PlannedPage): string[] {
  const shown = [content.picture, ...Object.values(copy.pictures)];
  return [...new Set(shown.flatMap((picture) => (picture ? new URL(picture.src, head.canonical).href : [])))];
}

/** The sitemap of the page to choose a country; undefined when that page isn't indexable. */
export const rootSitemap = ({ rootHead, rootAlternates, network }: Plan): string | undefined =>
  rootHead.noindex || onlyHome(network) !== undefined
    ? undefined
    : urlSet(listUrls([{ head: rootHead, alternates: rootAlternates }]));

type ListedPage = Pick<PlannedPage, "head" | "alternates" | "modified"> & { pictures?: readonly string[] };

/** Entries of indexable pages. */
const listUrls = (pages: readonly ListedPage[]): string[] =>
  pages
    .filter(({ head }) => !head.noindex)
    .map(
      ({ head, alternates, modified, pictures = [] }) =>
        `  <url>\n    <loc>${escapeHtml(head.canonical)}</loc>${modified === undefined ? "" : `\n    <lastmod>${modified}</lastmod>`}${links(alternates)}${pictures.map(image).join("")}\n  </url>`,
    );

const urlSet = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join("\n")}\n</urlset>\n`;

const image = (address: string): string =>
  `\n    <image:image>\n      <image:loc>${escapeHtml(address)}</image:loc>\n    </image:image>`;

/** Hreflang alternates, cached because all counterparts of a page share the same list. */
const links = memoizeWeak((alternates: PlannedPage["alternates"]) =>
  alternates
    .map(
      ({ hreflang, href }) => `\n    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    )
    .join(""),
);

export function sitemapIndex(sitemaps: readonly string[]): string {
  const entries = sitemaps.map((url) => `  <sitemap>\n    <loc>${escapeHtml(url)}</loc>\n  </sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** `robots.txt` of an unlisted host. It allows crawling, because crawlers have to read pages to see `noindex`. */
export const UNLISTED_ROBOTS = "User-agent: *\nAllow: /\n";

/** `robots.txt` that allows everything and lists the sitemaps. */
export const robots = (sitemaps: readonly string[]): string =>
  UNLISTED_ROBOTS + (sitemaps.length > 0 ? "\n" : "") + sitemaps.map((url) => `Sitemap: ${url}\n`).join("");
