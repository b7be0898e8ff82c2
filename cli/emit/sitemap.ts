import { escapeHtml } from "../../runtime/site/html.ts";
import { onlyHome } from "../../runtime/site/homes.ts";
import type { Plan, PlannedPage, SitePlan } from "../plan/plan.ts";

/** A country's sitemap: its indexable pages with their counterparts (https://www.sitemaps.org/protocol.html). */
export const sitemap = ({ pages }: SitePlan, modifiedOf: ModifiedOf = ({ modified }) => modified): string =>
  listUrls(pages.map((page) => ({ ...page, modified: modifiedOf(page), pictures: shownPictures(page) })));

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
    : listUrls([{ head: rootHead, alternates: rootAlternates }]);

type ListedPage = Pick<PlannedPage, "head" | "alternates" | "modified"> & { pictures?: readonly string[] };

function listUrls(pages: readonly ListedPage[]): string {
  const urls = pages
    .filter(({ head }) => !head.noindex)
    .map(
      ({ head, alternates, modified, pictures = [] }) =>
        `  <url>\n    <loc>${escapeHtml(head.canonical)}</loc>${modified === undefined ? "" : `\n    <lastmod>${modified}</lastmod>`}${links(alternates)}${pictures.map(image).join("")}\n  </url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join("\n")}\n</urlset>\n`;
}

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
