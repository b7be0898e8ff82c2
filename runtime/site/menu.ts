import { isSitePath, safeHref } from "./safeHref.ts";
import { collapseSlashes, type Served, servedPath, withSlash } from "./urls.ts";

/** One entry of the header menu, up to three levels deep. `child` is null for an entry without children. */
export type MenuItem = { title: string; url: string; child: MenuItem[] | null };

/** A link with a safe `href`. */
export type Link = Record<"label" | "href", string>;

const MAX_LEVELS = 3;
const MAX_ITEMS = 40;
const MAX_TITLE = 80;

const CHILD_KEYS = ["child", "children", "child_items"];

/** Identifies URLs of this site: its hosts, and where network paths are served, if at another path. */
type Ours = { hosts: string[]; place?: Omit<Served, "origin"> };

/**
 * Parses the response of the menu route. Its shape depends on the CMS's plugins: children are null, a list, an object
 * keyed by id, or missing; titles contain entities; URLs are absolute, and those on one of our hosts become paths of
 * this site. Drops duplicates, and items without safe link and children. Never throws; `undefined` when none remains.
 */
export function parseMenu(answer: unknown, ours: Ours, level = 1): MenuItem[] | undefined {
  if (level > MAX_LEVELS || typeof answer !== "object" || answer === null) return undefined;
  const items = new Map<string, MenuItem>();
  for (const entry of Object.values(answer).slice(0, MAX_ITEMS)) {
    const item = parseItem(entry, ours, level);
    if (item) items.set(`${item.title} ${item.url}`, item);
  }
  return items.size ? [...items.values()] : undefined;
}

function parseItem(entry: unknown, ours: Ours, level: number): MenuItem | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const fields = entry as Record<string, unknown>;
  const title = parseTitle(fields["title"]);
  const url = parseHref(fields["url"], ours);
  const children = CHILD_KEYS.map((key) => fields[key]).find((value) => typeof value === "object" && value !== null);
  const child = parseMenu(children, ours, level + 1) ?? null;
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

/** A safe `href`, or an empty string. CMSs use `#` for items without a page. */
function parseHref(value: unknown, { hosts, place }: Ours): string {
  const href = typeof value === "string" ? safeHref(decodeEntities(value)) : undefined;
  if (!href || href === "#") return "";
  if (isSitePath(href)) return toSitePath(new URL(href, "https://site.invalid"), place);
  if (!/^https?:/i.test(href)) return href;
  const url = new URL(href);
  // Uploads stay on the CMS.
  const isOurs = (hosts.includes(url.host) || hosts.includes(url.hostname)) && !url.pathname.startsWith("/wp-");
  return isOurs ? toSitePath(url, place) : url.href;
}

/** Normalizes a path: single slashes, and a final one unless it is a file. */
function toSitePath({ pathname, search, hash }: URL, place: Ours["place"]): string {
  const clean = collapseSlashes(pathname);
  const path = /\.\w+$/.test(clean) ? clean : withSlash(clean);
  return (place ? placed(path, place) : path) + search + hash;
}

/** Converts a network path to the served path, unless the CMS has already written the latter. */
function placed(path: string, place: NonNullable<Ours["place"]>): string {
  const { folder, base } = place;
  const isServed = base.startsWith(folder) && path.startsWith(base);
  return path.startsWith(folder) && !isServed ? servedPath(place, path) : path;
}

/** Named entities that CMSs use in titles, each before its character. They write all others as numbers. */
const ENTITIES =
  "amp& lt< gt> quot\" apos' nbsp\u00a0 ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo” hellip… laquo« raquo» bull• " +
  "middot· copy© reg® trade™ eacuteé egraveè uumlü oumlö aumlä ccedilç ntildeñ";

const NAMED = new Map(ENTITIES.split(" ").map((entity) => [entity.slice(0, -1), entity.slice(-1)] as const));

/** Decodes HTML entities once; keeps unknown ones. Trusted Types forbid HTML parsers (`DOMParser`, `innerHTML`). */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED.get(name) ?? entity;
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      const isCharacter = code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : "";
    },
  );
}
