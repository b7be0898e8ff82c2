import { isSlug, toSlug } from "../../../config/slug.ts";
import type { PullConfig } from "../../../config/schema/pull.ts";
import type { Listed } from "../source.ts";

/** Where pages of the CMS go: content keys by their ids, and the paths of those that have no place. */
export interface Placed {
  keys: Map<number, string>;
  /** Path in the CMS, and why nothing is written. */
  left: { path: string; why: string }[];
}

/** A file name for a post: its slug where that is one here, or the nearest to it. */
function postSlug({ slug, id }: Pick<Listed, "slug" | "id">): string {
  const written = decode(slug);
  return isSlug(written) && written !== "index" ? written : toSlug(written) || `post-${id}`;
}

/** Names of posts, of which no two have the same: of two with the same the second gets its id. */
export function placePosts(listed: readonly Listed[], group: string): Placed {
  const taken = new Set<string>();
  const keys = new Map<number, string>();
  for (const entry of [...listed].sort((a, b) => a.id - b.id)) {
    const slug = postSlug(entry);
    const name = taken.has(slug) || slug === "index" ? `${slug.slice(0, 68)}-${entry.id}` : slug;
    taken.add(name);
    keys.set(entry.id, `${group}/${name}`);
  }
  return { keys, left: [] };
}

/** What a project has pages for. */
interface Project {
  /** Groups of the country that are no collections of posts that are pulled. */
  groups: readonly string[];
  /** Content key of the home. */
  home: string;
}

/** Content keys of pages: their paths in the CMS, as far as the country has such a group. */
export function placePages(listed: readonly Listed[], paths: PullPaths, base: string, project: Project): Placed {
  const keys = new Map<number, string>();
  const taken = new Set<string>();
  const left: Placed["left"] = [];
  for (const { id, link } of [...listed].sort((a, b) => a.id - b.id)) {
    const path = pathBelow(link, base);
    const written = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (written === false) continue;
    const key = written ?? keyOf(path, project);
    if (key === undefined || taken.has(key)) {
      const why = key === undefined ? "the country has no group for it" : "another page has the same path";
      left.push({ path: `/${path}/`, why });
      continue;
    }
    taken.add(key);
    keys.set(id, key);
  }
  return { keys, left };
}

type PullPaths = NonNullable<PullConfig["pages"]>["paths"];

function keyOf(path: string, { groups, home }: Project): string | undefined {
  const parts = path.split("/").map((part) => (isSlug(part) ? part : toSlug(part)));
  const [first = "", second, ...deeper] = parts;
  if (path === "") return home;
  if (first === "" || second === "" || deeper.length > 0) return undefined;
  if (second === undefined) return groups.includes(first) ? `${first}/index` : first;
  return groups.includes(first) ? `${first}/${second}` : undefined;
}

/** The path of an address below the home of the CMS, without slashes around it. */
export function pathBelow(link: string, base: string): string {
  const path = decode(new URL(link, `${base}/`).pathname);
  const home = decode(new URL(`${base}/`).pathname);
  return (path.startsWith(home) ? path.slice(home.length) : path).replace(/^\/+|\/+$/g, "");
}

/** Slugs in other scripts are written in percent signs. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
