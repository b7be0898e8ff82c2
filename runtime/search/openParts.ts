import { wordsFile } from "../site/searchFiles.ts";
import { SEARCH_OPTIONS } from "../site/searchIndex.ts";
import { partsOf, type Part, type WordEntry } from "../site/searchParts.ts";
import { foldTerm, splitTerms } from "../site/searchTerms.ts";
import { fetchJson } from "./fetchJson.ts";
import type { PageIndex } from "./PageIndex.ts";

/** So many words of a query are looked for in texts, and so many words that a mistyped one may be. */
const MOST_WORDS = 6;
const MOST_LIKE_IT = 2;

/** The parts of the words of a site's texts. */
export interface Parts {
  /** Whether all is loaded that a query needs. */
  has(query: string): boolean;
  /** Loads what is missing; what can't be loaded stays out. */
  load(query: string): Promise<void>;
}

/** Gives what loads parts into an index. */
export function openParts(home: string, parts: readonly Part[], index: PageIndex): Parts {
  const loaded = new Set<number>();
  const loading = new Map<number, Promise<void>>();
  const missing = (query: string): number[] => {
    const words = splitTerms(query).map(foldTerm).slice(0, MOST_WORDS);
    const isLast = (at: number) => at === words.length - 1;
    const isMissing = (part: number) => part in parts && !loaded.has(part);
    const own = words.flatMap((word, at) => partsOf(word, parts, isLast(at))).filter(isMissing);
    if (own.length > 0) return own;
    const unknown = words.filter(
      (word, at) => SEARCH_OPTIONS.fuzzy(word) !== false && index.search(word, { prefix: isLast(at) }).length === 0,
    );
    return unknown.flatMap((word) => partsLike(word, parts, index)).filter(isMissing);
  };
  const read = async (part: number) => {
    index.addWords(await fetchJson<WordEntry[]>(home + wordsFile(parts[part]?.[1] ?? "")));
    loaded.add(part);
  };
  const readOnce = (part: number): Promise<void> => {
    const known = loading.get(part) ?? read(part).finally(() => loading.delete(part));
    loading.set(part, known);
    return known;
  };
  return {
    has: (query) => missing(query).length === 0,
    async load(query) {
      const tried = new Set<number>();
      for (;;) {
        const next = [...new Set(missing(query))].filter((part) => !tried.has(part));
        if (next.length === 0) return;
        for (const part of next) tried.add(part);
        await Promise.allSettled(next.map(readOnce));
      }
    },
  };
}

/** The parts of the words that one may be with a mistake: those beside its own, and those of words of titles that are like it. */
function partsLike(word: string, parts: readonly Part[], index: PageIndex): number[] {
  const [own = 0] = partsOf(word, parts);
  const { fuzzy, maxFuzzy } = SEARCH_OPTIONS;
  const like = index.search(word, { fuzzy: fuzzy(word), maxFuzzy }).flatMap(({ terms }) => terms);
  return [own - 1, own + 1, ...[...new Set(like)].slice(0, MOST_LIKE_IT).flatMap((term) => partsOf(term, parts))];
}
