import type { MenuItem } from "../site/menu.ts";
import { isSitePath, safeHref } from "../site/safeHref.ts";
import { collapseSlashes, withSlash } from "../site/urls.ts";
import { decodeEntities } from "./decodeEntities.ts";

const MAX_LEVELS = 3;
const MAX_ITEMS = 40;
const MAX_TITLE = 80;

/** Names that menu plugins of the CMS use for an item's children. */
const CHILD_KEYS = ["child", "children", "child_items"];

/**
 * Reads the menu route's answer. Its shape depends on the CMS's plugins: children are null, a list, an object keyed by id,
 * or missing; titles contain entities; URLs are absolute, and those on one of `hosts` become paths of this site. Items that
 * are repeated, or that have neither a safe link nor children, are dropped. Never throws; `undefined` when no item remains.
 */
export function parseMenu(answer: unknown, hosts: readonly string[]): MenuItem[] | undefined {
  return parseItems(answer, hosts, 1) ?? undefined;
}

function parseItems(value: unknown, hosts: readonly string[], level: number): MenuItem[] | null {
  if (level > MAX_LEVELS || typeof value !== "object" || value === null) return null;
  const items = new Map<string, MenuItem>();
  for (const entry of Object.values(value).slice(0, MAX_ITEMS)) {
    const item = parseItem(entry, hosts, level);
    if (item) items.set(`${item.title} ${item.url}`, item);
  }
  return items.size ? [...items.values()] : null;
}

function parseItem(entry: unknown, hosts: readonly string[], level: number): MenuItem | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const fields = entry as Record<string, unknown>;
  const title = parseTitle(fields["title"]);
  const url = parseHref(fields["url"], hosts);
  const children = CHILD_KEYS.map((key) => fields[key]).find((value) => typeof value === "object" && value !== null);
  const child = parseItems(children, hosts, level + 1);
  return title && (url || child) ? { title, url, child } : undefined;
}

function parseTitle(value: unknown): string {
  const text = typeof value === "object" && value !== null ? (value as { rendered?: unknown }).rendered : value;
  if (typeof text !== "string") return "";
  const plain = decodeEntities(text.replace(/<[^<>]*>/g, " "))
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  return plain.length > MAX_TITLE ? `${plain.slice(0, MAX_TITLE - 1).trimEnd()}…` : plain;
}

/** An `href` that is safe to render, or an empty string. For a title without a page a CMS writes `#`. */
function parseHref(value: unknown, hosts: readonly string[]): string {
  const href = typeof value === "string" ? safeHref(decodeEntities(value)) : undefined;
  if (!href || href === "#") return "";
  if (isSitePath(href)) return toSitePath(new URL(href, "https://site.invalid"));
  if (!/^https?:/i.test(href)) return href;
  const url = new URL(href);
  // Uploads stay on the CMS.
  const isOurs = (hosts.includes(url.host) || hosts.includes(url.hostname)) && !url.pathname.startsWith("/wp-");
  return isOurs ? toSitePath(url) : url.href;
}

/** The path as pages are served: single slashes, and a final one unless it names a file. */
function toSitePath({ pathname, search, hash }: URL): string {
  const path = collapseSlashes(pathname);
  return (/\.\w+$/.test(path) ? path : withSlash(path)) + search + hash;
}
