import type { HeadData } from "../site/page.ts";
import { escapeHtml, toScriptJson } from "../site/html.ts";

/** The elements of `<head>` that search engines and link previews read. */
export function renderHead(head: HeadData): string {
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta("name", "description", head.description),
    ...(head.noindex ? [meta("name", "robots", "noindex")] : [link("canonical", head.canonical)]),
    ...(head.original === undefined ? [] : [link("canonical", head.original)]),
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
    ...head.social.map(({ property, content }) =>
      meta(property.startsWith("twitter:") ? "name" : "property", property, content),
    ),
    ...head.jsonLd.map((item) => `<script type="application/ld+json">${toScriptJson(item)}</script>`),
  ];
  return lines.join("\n");
}

const meta = (kind: "name" | "property", key: string, content: string) =>
  `<meta ${kind}="${escapeHtml(key)}" content="${escapeHtml(content)}">`;

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`;
