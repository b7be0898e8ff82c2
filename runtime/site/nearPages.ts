import { wordLikeness } from "./wordLikeness.ts";

/** A page that a not-found page can suggest: its path below the home, and its title. */
export type Suggestion = [path: string, title: string];

/** What a not-found page can suggest. */
export interface Suggestions {
  /** Path of the page of results; absent on a site without search. */
  search?: string;
  pages: Suggestion[];
}

/** The file that has it, beside the not-found page. */
export const SUGGESTIONS_FILE = "404.json";

/** How many are suggested. */
const MOST = 5;
/** Pages that are less alike are no help. */
const ENOUGH = 0.3;

/** How much the last segment's likeness to a page's own tells, that to its title, and that of the folders; together 1. */
const WEIGHTS = { slug: 0.5, title: 0.3, folder: 0.2 };

/** The words of a path below a home, for people: `services/first_vist.html` gives `services first vist`. */
export const pathWords = (path: string): string =>
  decoded(path)
    .replace(/\.\w+$/, "")
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

/** The pages that somebody may have meant who asked for `path`, below the home; the nearest first. */
export function nearPages(path: string, pages: readonly Suggestion[]): Suggestion[] {
  const asked = split(path);
  return pages
    .map((page) => ({ page, score: likeness(asked, page) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ page }) => page);
}

interface Place {
  slug: string;
  folder: string;
}

function likeness(asked: Place, [path, title]: Suggestion): number {
  const { slug, folder } = split(path);
  return (
    WEIGHTS.slug * (wordLikeness(asked.slug, slug) ?? 0) +
    WEIGHTS.title * (wordLikeness(asked.slug, title) ?? 0) +
    WEIGHTS.folder * (wordLikeness(asked.folder, folder) ?? 0)
  );
}

function split(path: string): Place {
  const segments = path.split("/").map(pathWords).filter(Boolean);
  return { slug: segments.at(-1) ?? "", folder: segments.slice(0, -1).join(" ") };
}

/** Anybody can ask for a path that is encoded wrongly. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
