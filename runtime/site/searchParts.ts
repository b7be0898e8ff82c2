import { foldTerm, splitTerms } from "./searchTerms.ts";

/** The index of a site whose texts are in files of their own: the words of all texts by their order, cut into parts. */
export interface PartedIndex {
  pages: PageRow[];
  parts: Part[];
}

/** A page: its path below the home as `packPath` gives it, its title, and its summary where there is room for it. */
export type PageRow = [path: string, title: string, summary?: string];

/** The first word of a part, and the hash in the name of its file (`wordsFile`). */
export type Part = [first: string, hash: string];

/** A word of the texts, and the pages that have it in their text and in their headings, as `readPlaces` reads them. */
export type WordEntry = [word: string, text: number[], headings?: number[]];

/** The fields of a page that its `WordEntry` lists are of, in their order. */
export const WORD_FIELDS = ["text", "headings"] as const;

/** When more parts than this have the beginning of a word, only the first of them is asked. */
const MOST_FOR_BEGINNING = 3;

/** A path with `*` in place of the page's title, where that is its slug: a third of what the list of pages weighs. */
export const packPath = (path: string, title: string): string => path.replace(slugOf(title), "*");

/** The path that was packed. */
export const unpackPath = (packed: string, title: string): string => packed.replace("*", () => slugOf(title));

const slugOf = (title: string): string => splitTerms(title).map(foldTerm).join("-") || "*";

/**
 * Reads the pages of a word. A number is how far a page is behind the one before it, by its place among all pages; a negative
 * one says how often the page before it has the word, where that is more than once.
 */
export function readPlaces(list: readonly number[], tell: (place: number, count: number) => void): void {
  let place = 0;
  list.forEach((number, at) => {
    if (number < 0) return;
    place += number;
    tell(place, Math.max(1, -(list[at + 1] ?? 0)));
  });
}

/** The places of the parts that a word is in; where it may be the beginning of words, of those that have them. */
export function partsOf(word: string, parts: readonly Part[], isBeginning = false): number[] {
  const next = parts.findIndex(([first]) => first > word);
  const place = Math.max(0, (next === -1 ? parts.length : next) - 1);
  const end = parts.findIndex(([first], at) => at > place && !(isBeginning && first.startsWith(word)));
  const count = (end === -1 ? parts.length : end) - place;
  return Array.from({ length: count > MOST_FOR_BEGINNING ? 1 : count }, (_, at) => place + at);
}
