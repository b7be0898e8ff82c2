import { createHash } from "node:crypto";
import type { NetworkConfig } from "../config/schema/network/network.ts";
import type { HeadPolicy } from "../plan/seo/ownHeadTags.ts";

export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/** Inline scripts and styles of built pages, for the policy's hashes. Data blocks and empty elements are skipped. */
export function inlineCode(pages: readonly string[]): InlineCode {
  const found: InlineCode = { scripts: [], styles: [] };
  for (const html of pages) {
    for (const [, tag, attributes = "", text = ""] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
      if (text === "" || /\ssrc=/.test(attributes)) continue;
      if (tag === "style") found.styles.push(text);
      else if (!/\stype="(?!module")/.test(attributes)) found.scripts.push(text);
    }
  }
  return found;
}

/**
 * One policy for all pages: code of this origin, by hash the code that the build has inlined, the URLs that forms are sent
 * to, and what the project's `own` elements of the head need (https://www.w3.org/TR/CSP3/).
 */
export function contentSecurityPolicy(
  { contentApi, geoIp, notFound }: Partial<Pick<NetworkConfig, "contentApi" | "geoIp" | "notFound">>,
  sendUrls: readonly string[],
  { scripts, styles }: InlineCode,
  own: HeadPolicy = { scripts: [], inline: [], connect: [], images: [] },
): string {
  const calls = [contentApi?.base, geoIp?.url, notFound?.log].filter((url) => url !== undefined);
  const directives: [string, string[]][] = [
    ["default-src", ["'self'"]],
    ["script-src", ["'self'", ...origins(...own.scripts), ...hashes([...scripts, ...own.inline])]],
    ["style-src", ["'self'", ...hashes(styles)]],
    ["img-src", ["'self'", "data:", ...origins(...own.images)]],
    ["font-src", ["'self'", "data:"]],
    ["connect-src", ["'self'", ...origins(...calls, ...sendUrls, ...own.connect)]],
    ["form-action", ["'self'", ...origins(...sendUrls)]],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["frame-ancestors", ["'none'"]],
    // Trusted Types: browsers refuse plain strings in DOM sinks that can run scripts (`innerHTML`, `eval`). The names of
    // policies are not restricted: `trusted-types 'none'` would break the policy `html` of one of React's dependencies.
    ["require-trusted-types-for", ["'script'"]],
  ];
  return directives.map(([name, values]) => `${name} ${values.join(" ")}`).join("; ");
}

/** Sorted, because the order of the texts depends on which countries were built last. */
const hashes = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`))].sort();

/** Origins of absolute URLs. Paths are covered by 'self'. */
const origins = (...urls: string[]): string[] => [
  ...new Set(urls.filter((url) => !url.startsWith("/")).map((url) => new URL(url).origin)),
];

/** Headers of every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Headers of proxied responses of the content API. They come from the sites' origin, so nothing in them may run. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
};
