import { orUndefined } from "./browserStorage.ts";

/** A page to suggest: path below the home, and title. */
export type Suggestion = [path: string, title: string];

/** The pages that a not-found page can suggest, and the path of the search page, on a site with search. */
export type Suggestions = { search?: string; pages: Suggestion[] };

/** File with the suggestions, in the folder of the not-found page. */
export const SUGGESTIONS_FILE = "404.json";

const MAX_SUGGESTIONS = 5;
const MIN_SCORE = 0.3;

/** Weights of similarities: last segment to a page's slug, last segment to its title, folders. The sum is 1. */
const WEIGHTS = { slug: 0.5, title: 0.3, folder: 0.2 };

/** The words of a path below a home: `services/first_vist.html` gives `services first vist`. */
export const pathWords = (path: string): string =>
  // Its encoding may be invalid.
  (orUndefined(() => decodeURIComponent(path)) ?? path)
    .replace(/\.\w+$/, "")
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

/** Pages that are similar to a requested path below the home, the most similar first. */
export function nearPages(path: string, pages: readonly Suggestion[]): Suggestion[] {
  const asked = split(path);
  const likeness = ([other, title]: Suggestion): number => {
    const { slug, folder } = split(other);
    return (
      WEIGHTS.slug * wordSimilarity(asked.slug, slug) +
      WEIGHTS.title * wordSimilarity(asked.slug, title) +
      WEIGHTS.folder * wordSimilarity(asked.folder, folder)
    );
  };
  return pages
    .map((page) => ({ page, score: likeness(page) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

function split(path: string) {
  const segments = path.split("/").map(pathWords).filter(Boolean);
  return { slug: segments.at(-1) ?? "", folder: segments.slice(0, -1).join(" ") };
}

/** Similarity of two texts from 0 to 1: Sørensen–Dice coefficient of their trigrams. */
function wordSimilarity(a: string, b: string): number {
  const [one, two] = [trigrams(a), trigrams(b)];
  const shared = [...one].filter((three) => two.has(three)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + two.size);
}

/** The trigrams of each word, including its boundaries, in lower case without accents. */
function trigrams(text: string): Set<string> {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const edged = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word} `);
  return new Set(
    edged.flatMap((word) => Array.from({ length: word.length - 2 }, (_, index) => word.slice(index, index + 3))),
  );
}
