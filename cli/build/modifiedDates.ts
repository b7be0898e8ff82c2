import type { ModifiedOf } from "../hosts/sitemap.ts";
import { NOT_COMMITTED, readHistory } from "../core/history.ts";

/**
 * Returns a function that finds the date of a page's last change for sitemaps: from its front matter, or with `git` the
 * last commit of its files. Uncommitted files, and files whose history a shallow clone lacks, have no date.
 */
export async function modifiedDates(root: string, source: "content" | "git"): Promise<ModifiedOf> {
  const history = source === "git" ? await readHistory(root) : undefined;
  return ({ modified, source: file, copy }) => {
    if (modified !== undefined || !history) return modified;
    const times = [...new Set([file, ...copy.parts.map((part) => part.file)])].map(history.ofFile);
    const latest = times.includes(undefined) ? undefined : Math.max(...times.flatMap((time) => time ?? []));
    return latest === undefined || latest === NOT_COMMITTED
      ? undefined
      : new Date(latest * 1000).toISOString().slice(0, 10);
  };
}
