import { orUndefined } from "./browserStorage.ts";

const SAFE_SCHEMES = new Set(["http:", "https:", "tel:", "mailto:"]);

/** Whether it is an absolute path on this origin (`//host` and `/\host` are not). */
export function isSitePath(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !/[\\\s\p{Cc}]/u.test(href);
}

/**
 * An `href` that is safe to render: a site path, a fragment or query, or an absolute http(s), tel or mailto URL without
 * user info. Anything else (`javascript:`, `data:`, `//host`, `/\host`, control characters) gives `undefined`.
 */
export function safeHref(href: string): string | undefined {
  const trimmed = href.trim();
  if (/[\p{Cc}\\]/u.test(trimmed)) return undefined;
  if (isSitePath(trimmed) || /^[#?]/.test(trimmed)) return trimmed;
  const url = orUndefined(() => new URL(trimmed));
  if (!url || !SAFE_SCHEMES.has(url.protocol)) return undefined;
  return url.username || url.password ? undefined : trimmed;
}
