import { escapeHtml } from "../../runtime/site/html.ts";
import { onlyHome } from "../../runtime/site/homes.ts";
import type { Plan, PlannedPage, SitePlan } from "../plan/plan.ts";

/** What one file may have at most (https://www.sitemaps.org/protocol.html#index). */
const MOST: Limits = { urls: 50_000, bytes: 50 * 1024 ** 2 };

interface Limits {
  urls: number;
  bytes: number;
}

/** The file of a site that lists its pages. */
export const SITEMAP_FILE = "sitemap.xml";

/**
 * A site's sitemap by file name: its indexable pages with their counterparts. One that is too large for a file is an index
 * of several: its name is the same, so that the host's files, which name it, need not know.
 */
export function sitemapFiles(
  { pages, site }: Pick<SitePlan, "pages" | "site">,
  modifiedOf: ModifiedOf = ({ modified }) => modified,
  most = MOST,
): [name: string, text: string][] {
  const listed = pages.map((page) => ({ ...page, modified: modifiedOf(page), pictures: shownPictures(page) }));
  const parts = divide(listUrls(listed), most);
  const [only = [], ...further] = parts;
  if (further.length === 0) return [[SITEMAP_FILE, urlSet(only)]];
  const files = parts.map((urls, index): [string, string] => [`sitemap-${index + 1}.xml`, urlSet(urls)]);
  const home = new URL(site.country.home, pages[0]?.head.canonical);
  return [[SITEMAP_FILE, sitemapIndex(files.map(([name]) => new URL(name, home).href))], ...files];
}

/** Entries in as few files as may have them. */
function divide(urls: readonly string[], most: Limits): string[][] {
  const parts: string[][] = [];
  let room: Limits = { urls: 0, bytes: 0 };
  for (const url of urls) {
    const bytes = Buffer.byteLength(url) + 1;
    if (room.urls === 0 || bytes > room.bytes) {
      parts.push([]);
      room = { urls: most.urls, bytes: most.bytes - Buffer.byteLength(urlSet([])) };
    }
    parts.at(-1)?.push(url);
    room = { urls: room.urls - 1, bytes: room.bytes - bytes };
  }
  return parts;
}

/** Tells the day on which a page was changed last, ISO 8601; undefined where that is not known. */
export type ModifiedOf = (page: PlannedPage) => string | undefined;

/** Absolute addresses of the pictures that a page shows: its own, and those of its text. */
function shownPictures({ content, copy, head }: PlannedPage): string[] {
  const shown = [content.picture, ...Object.values(copy.pictures)];
  return [...new Set(shown.flatMap((picture) => (picture ? new URL(picture.src, head.canonical).href : [])))];
}

/** The sitemap of the page where visitors choose a country; undefined where search engines are not to list it. */
export const rootSitemap = ({ rootHead, rootAlternates, network }: Plan): string | undefined =>
  rootHead.noindex || onlyHome(network) !== undefined
    ? undefined
    : urlSet(listUrls([{ head: rootHead, alternates: rootAlternates }]));

type ListedPage = Pick<PlannedPage, "head" | "alternates" | "modified"> & { pictures?: readonly string[] };

/** An entry for each page that is to be listed. */
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

const known = new WeakMap<PlannedPage["alternates"], string>();

/** A page's counterparts. They are the same list in each of their countries, and are written once. */
function links(alternates: PlannedPage["alternates"]): string {
  const made =
    known.get(alternates) ??
    alternates
      .map(
        ({ hreflang, href }) => `\n    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      )
      .join("");
  known.set(alternates, made);
  return made;
}

/** The host's sitemap index: one sitemap for each site, and that of the root page. */
export function sitemapIndex(sitemaps: readonly string[]): string {
  const entries = sitemaps.map((url) => `  <sitemap>\n    <loc>${escapeHtml(url)}</loc>\n  </sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** `robots.txt` of a host of which nothing is to be listed: crawlers have to read its pages to learn that they are not to list them. */
export const UNLISTED_ROBOTS = "User-agent: *\nAllow: /\n";

/** `robots.txt`: everything may be read, and where the sitemaps are. */
export const robots = (sitemaps: readonly string[]): string =>
  ["User-agent: *\nAllow: /\n", ...sitemaps.map((url, index) => `${index === 0 ? "\n" : ""}Sitemap: ${url}\n`)].join(
    "",
  );
