import { count } from "../../core/console/text.ts";
import type { ManifestSite } from "../../model/manifest.ts";

/** Reasons in display order. */
const WHY = {
  new: "new",
  unknown: "only the addresses of the live site are known",
  engine: "another version of sitegen, its packages or Node",
  address: "other addresses",
  code: "own sections, templates, components or styles",
  shared: "data that all its pages share",
  pages: "pages",
  files: "files beside pages",
  sitemap: "counterparts in its sitemap",
  host: "its host's pages, rules or compressed files",
} as const;
type Why = keyof typeof WHY;

/** Why a country's files differ. `why` is empty if they don't. */
export interface Reasons {
  why: Why[];
  /** Number of pages that differ, if pages are a reason. */
  pages?: { added: number; changed: number; removed: number };
}

/** A live site, and the same site as a build would make it. */
interface Pair {
  was: ManifestSite | undefined;
  is: ManifestSite | undefined;
}

interface Circumstances {
  isPartial: boolean;
  /** Whether the country has its own host, and that host's files differ. */
  isHost: boolean;
}

/** Finds why the files of a country differ. @param pairs Its sites in all languages. */
export function reasonsOf(pairs: readonly Pair[], { isPartial, isHost }: Circumstances): Reasons {
  if (pairs.every(({ was }) => !was)) return { why: ["new"] };
  if (isPartial) return { why: ["unknown"] };
  const reasons = new Set(pairs.flatMap((pair) => whyOf(pair)));
  if (isHost) reasons.add("host");
  const why = (Object.keys(WHY) as Why[]).filter((reason) => reasons.has(reason));
  return reasons.has("pages") ? { why, pages: countPages(pairs) } : { why };
}

function whyOf({ was, is }: Pair): Why[] {
  // A language was added or removed.
  if (!was || !is) return ["pages"];
  const differs = (...keys: (keyof ManifestSite)[]) =>
    keys.some((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]));
  const CHECKS: Partial<Record<Why, boolean>> = {
    engine: differs("engine"),
    address: differs("host", "home", "language"),
    code: differs("code"),
    shared: differs("shared"),
    pages: differs("pages"),
    files: differs("assets", "files"),
    sitemap: differs("sitemap"),
    host: differs("upload"),
  };
  return (Object.keys(CHECKS) as Why[]).filter((reason) => CHECKS[reason]);
}

function countPages(pairs: readonly Pair[]): NonNullable<Reasons["pages"]> {
  const pages = { added: 0, changed: 0, removed: 0 };
  for (const { was, is } of pairs) {
    const [before, after] = [was?.pages ?? {}, is?.pages ?? {}];
    for (const [path, page] of Object.entries(after)) {
      if (!(path in before)) pages.added += 1;
      else if (JSON.stringify(before[path]) !== JSON.stringify(page)) pages.changed += 1;
    }
    pages.removed += Object.keys(before).filter((path) => !(path in after)).length;
  }
  return pages;
}

/** The reasons in words. */
export function describeReasons({ why, pages }: Reasons): string {
  return why
    .map((reason) => {
      if (reason !== "pages" || !pages) return WHY[reason];
      const parts = (["added", "changed", "removed"] as const).filter((part) => pages[part] > 0);
      // The same pages in another order change lists and the sitemap.
      if (parts.length === 0) return "the order of its pages";
      return parts.map((part) => `${count(pages[part], "page")} ${part}`).join(", ");
    })
    .join(", ");
}
