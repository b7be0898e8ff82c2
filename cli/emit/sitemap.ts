import { escapeHtml } from "../../runtime/site/html.ts";
import type { PlannedPage, SitePlan } from "../plan/plan.ts";

/** A country's sitemap: its indexable pages with their counterparts (https://www.sitemaps.org/protocol.html). */
export function sitemap({ pages }: SitePlan): string {
  const urls = pages
    .filter(({ head }) => !head.noindex)
    .map(
      ({ head, alternates }) => `  <url>\n    <loc>${escapeHtml(head.canonical)}</loc>${links(alternates)}\n  </url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

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

/** The host's sitemap index: one sitemap for each site. */
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
