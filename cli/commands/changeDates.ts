import type { ModifiedOf } from "../emit/sitemap.ts";
import { readHistory } from "../history.ts";

/**
 * How sitemaps know when a page was changed last: what its front matter says, else with `git` the last commit of its files.
 * A file that is not committed, or whose commits the clone does not have, has no day.
 */
export async function changeDates(root: string, source: "content" | "git"): Promise<ModifiedOf> {
  const history = source === "git" ? await readHistory(root) : undefined;
  return ({ modified, source: file, copy }) => {
    if (modified !== undefined || !history) return modified;
    const times = [...new Set([file, ...copy.parts.map((part) => part.file)])].map(history.ofFile);
    const latest = times.includes(undefined) ? undefined : Math.max(...times.flatMap((time) => time ?? []));
    return latest === undefined || latest === Number.MAX_SAFE_INTEGER
      ? undefined
      : new Date(latest * 1000).toISOString().slice(0, 10);
  };
}
