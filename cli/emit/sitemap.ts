import { escapeHtml } from "../../runtime/site/html.ts";
import type { SitePlan } from "../plan/plan.ts";

/** A country's sitemap: its indexable pages with their counterparts (https://www.sitemaps.org/protocol.html). */
export function sitemap({ pages }: SitePlan): string {
  const urls = pages
    .filter(({ head }) => !head.noindex)
    .map(({ head, alternates }) => {
      const links = alternates.map(
        ({ hreflang, href }) => `\n    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      );
      return `  <url>\n    <loc>${escapeHtml(head.canonical)}</loc>${links.join("")}\n  </url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/** The host's sitemap index: one sitemap per country. */
export function sitemapIndex(baseUrl: string, homes: readonly string[]): string {
  const entries = homes.map(
    (home) => `  <sitemap>\n    <loc>${escapeHtml(`${baseUrl}${home}sitemap.xml`)}</loc>\n  </sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** `robots.txt`: everything may be read, and where the sitemap index is. */
export const robots = (baseUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
