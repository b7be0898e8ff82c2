import { attempt } from "../../core/attempt.ts";
import { safeHref } from "../../../runtime/site/safeHref.ts";
import { type PullConfig, isSlug, toSlug } from "../../config/index.ts";
import type { Listed } from "./cms/readEntry.ts";

/** A file name for a post: its slug, or a similar valid one. */
function postSlug({ slug, id }: Listed): string {
  const written = decode(slug);
  return isSlug(written) && written !== "index" ? written : toSlug(written) || `post-${id}`;
}

/** Content keys of posts, by ids. When two posts would have the same one, the second gets its id. */
export function placePosts(listed: readonly Listed[], group: string): Map<number, string> {
  const taken = new Set<string>();
  const keys = new Map<number, string>();
  for (const entry of [...listed].sort((a, b) => a.id - b.id)) {
    const slug = postSlug(entry);
    const name = taken.has(slug) || slug === "index" ? `${slug.slice(0, 68)}-${entry.id}` : slug;
    taken.add(name);
    keys.set(entry.id, `${group}/${name}`);
  }
  return keys;
}

/**
 * Content keys of pages, by ids: their paths in the CMS, when the country has such a group.
 * @param groups Groups of the country, without the collection of pulled posts
 * @param skip Gets the path in the CMS of a page without a place, and the reason
 */
export function placePages(
  listed: readonly Listed[],
  { paths, home, groups, homeKey }: { paths: PullPaths; home: string; groups: readonly string[]; homeKey: string },
  skip: (path: string, why: string) => void,
): Map<number, string> {
  const keys = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, link } of [...listed].sort((a, b) => a.id - b.id)) {
    const path = pathBelow(link, home);
    const written = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (written === false) continue;
    const key = written ?? keyOf(path, groups, homeKey);
    if (key === undefined || taken.has(key)) {
      skip(path, key === undefined ? "the country has no group for it" : "another page has the same path");
      continue;
    }
    taken.add(key);
    keys.set(id, key);
  }
  return keys;
}

type PullPaths = NonNullable<PullConfig["pages"]>["paths"];

function keyOf(path: string, groups: readonly string[], home: string): string | undefined {
  const parts = path.split("/").map((part) => (isSlug(part) ? part : toSlug(part)));
  const [first = "", second, ...deeper] = parts;
  if (path === "") return home;
  if (first === "" || second === "" || deeper.length > 0) return undefined;
  if (second === undefined) return groups.includes(first) ? `${first}/index` : first;
  return groups.includes(first) ? `${first}/${second}` : undefined;
}

/** The path of an address below the CMS's home, without outer slashes. */
export function pathBelow(link: string, base: string): string {
  const path = decode(new URL(link, `${base}/`).pathname);
  const home = decode(new URL(`${base}/`).pathname);
  return (path.startsWith(home) ? path.slice(home.length) : path).replace(/^\/+|\/+$/g, "");
}

/** Decodes percent signs: slugs in other scripts have them. A wrong text stays as it is. */
export const decode = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;

interface LinkPaths {
  /** Address of the CMS's home, without final slash. */
  home: string;
  /** Host names of the CMS. */
  hosts: ReadonlySet<string>;
  /** Paths of the site by paths of the CMS, which are without outer slashes. */
  paths: ReadonlyMap<string, string>;
  /** Paths of the site by ids, for `?p=12`. */
  ids: ReadonlyMap<number, string>;
  /** Paths of the site, from the country's home. */
  pages: ReadonlySet<string>;
}

/** Finds the target of a link of the CMS: a path from the country's home, or an address of another host. */
export type FindLink = (url: string) => string | undefined;

/** Returns a function that finds the targets of links. Links to files of the CMS stay. */
export function linkMap({ home, hosts, paths, ids, pages }: LinkPaths): FindLink {
  return (written) => {
    const href = safeHref(written);
    if (href === undefined || href.startsWith("#")) return href;
    const url = URL.canParse(href, `${home}/`) ? new URL(href, `${home}/`) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || !hosts.has(url.hostname)) return href;
    const path = pathBelow(url.href, home);
    if (/(?:^|\/)wp-(?:content|includes)\//.test(path)) return url.href;
    const id = Number(url.searchParams.get("p") ?? url.searchParams.get("page_id") ?? NaN);
    const found = ids.get(id) ?? paths.get(path) ?? (pages.has(slashed(path)) ? slashed(path) : undefined);
    return found === undefined ? undefined : found + url.hash;
  };
}

const slashed = (path: string): string => (path === "" ? "/" : `/${path}/`);
