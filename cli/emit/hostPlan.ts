import { createHash } from "node:crypto";
import type { Config } from "../config/loadConfig.ts";
import type { Plan } from "../plan/plan.ts";
import type { RedirectRule } from "../plan/redirects.ts";
import type { HostPages } from "./hostPages.ts";

/** What every host has to do, before it is put into a host's own syntax. */
export interface HostPlan {
  /** The one host name that serves the sites. */
  allowedHost: string;
  aliases: string[];
  /** Country code, lower case → home; where `/` leads. */
  homes: Record<string, string>;
  fallback: string;
  redirects: RedirectRule[];
  /** Country homes, whose folders have a 404 page of their own. */
  sites: string[];
  /** Headers by path pattern (`*` matches the rest); a later one adds to an earlier one. */
  headers: { path: string; values: Record<string, string> }[];
}

/** Makes the plan that all hosts' files are written from. */
export function planHost({ network: settings }: Config, { network, redirects }: Plan, pages: HostPages): HostPlan {
  const sites = network.sites.map(({ home }) => home);
  return {
    allowedHost: settings.host.allowed,
    aliases: settings.host.aliases,
    homes: Object.fromEntries(Object.entries(network.geoIp.homes).map(([code, home]) => [code.toLowerCase(), home])),
    fallback: network.geoIp.fallback,
    redirects,
    sites,
    headers: [
      { path: "/*", values: { ...SECURITY_HEADERS, "Content-Security-Policy": contentSecurityPolicy(settings, pages), "Cache-Control": "public, max-age=0, must-revalidate" } },
      ...sites.map((home) => ({ path: `${home}assets/*`, values: { "Cache-Control": "public, max-age=31536000, immutable" } })),
    ],
  };
}

const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** One policy for all pages: scripts of this origin and, by hash, what the build itself has inlined. */
function contentSecurityPolicy({ contentApi, geoIp }: Config["network"], { inlineScripts, inlineStyles }: HostPages): string {
  const hashes = (texts: string[]) => texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const origins = [contentApi.base, geoIp.url].filter((url) => !url.startsWith("/")).map((url) => new URL(url).origin);
  const api = contentApi.base.startsWith("/") ? [] : [new URL(contentApi.base).origin];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes(inlineScripts)],
    "style-src": ["'self'", ...hashes(inlineStyles)],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...new Set(origins)],
    "form-action": ["'self'", ...api],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives).map(([name, values]) => `${name} ${values.join(" ")}`).join("; ");
}
