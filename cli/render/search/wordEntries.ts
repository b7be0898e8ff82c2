import type { SearchDocument } from "../../../runtime/site/searchIndex.ts";
import { readPlaces, WORD_FIELDS, type WordEntry } from "../../../runtime/site/searchParts.ts";
import { foldTerm, splitTerms } from "../../../runtime/site/searchTerms.ts";

/** The words of pages as an earlier build has found them. */
interface KeptEntries {
  words: WordEntry[];
  /** The place that each page has now; undefined for pages that are gone, or have changed. */
  placeNow: (place: number) => number | undefined;
}

/** A page has a word at most so often: it tells no more then. A place and a count are one number here, in their order. */
const MOST_COUNTED = 255;
const STEP = MOST_COUNTED + 1;

/** The pages of each word, for one of the fields. */
type Lists = Map<string, number[]>;

/**
 * Lists all words of texts by their order, each with the pages that have it.
 * @param documents The pages that `kept` says nothing of, by their places.
 */
export function wordEntries(
  documents: Iterable<readonly [place: number, document: SearchDocument]>,
  kept?: KeptEntries,
): WordEntry[] {
  const fields = WORD_FIELDS.map((): Lists => new Map());
  for (const [word, ...lists] of kept?.words ?? [])
    lists.forEach((list = [], at) => take(fields[at], word, list, kept));
  const counters = fields.map(counter);
  for (const [place, document] of documents)
    WORD_FIELDS.forEach((field, at) =>
      // In a large site descriptions have no place in the index.
      counters[at]?.(place, field === "text" ? `${document.summary} ${document.text}` : document[field]),
    );
  const words = new Set(fields.flatMap((lists) => [...lists.keys()]));
  return [...words].sort().map((word) => {
    const [text = [], headings = []] = fields.map((lists) => writePlaces(lists.get(word) ?? []));
    return headings.length === 0 ? [word, text] : [word, text, headings];
  });
}

function take(lists: Lists | undefined, word: string, list: readonly number[], kept: KeptEntries | undefined): void {
  const pages: number[] = [];
  readPlaces(list, (before, count) => {
    const place = kept?.placeNow(before);
    if (place !== undefined) pages.push(place * STEP + count);
  });
  if (pages.length > 0) lists?.set(word, pages);
}

/** Makes the function that counts the words of a text. What a word is compared as is calculated once for each. */
function counter(lists: Lists): (place: number, text: string) => void {
  const known = new Map<string, number[][]>();
  const listOf = (word: string): number[] => {
    const list = lists.get(word) ?? [];
    lists.set(word, list);
    return list;
  };
  const listsOf = (written: string): number[][] => {
    const found = known.get(written) ?? splitTerms(written).map((word) => listOf(foldTerm(word)));
    known.set(written, found);
    return found;
  };
  return (place, text) => {
    for (const written of text.split(" "))
      for (const list of listsOf(written)) {
        const last = list.at(-1) ?? -1;
        if (Math.floor(last / STEP) !== place) list.push(place * STEP + 1);
        else if (last % STEP < MOST_COUNTED) list[list.length - 1] = last + 1;
      }
  };
}

/** The reverse of `readPlaces`. */
function writePlaces(pages: number[]): number[] {
  const list: number[] = [];
  let before = 0;
  for (const page of pages.sort((a, b) => a - b)) {
    const place = Math.floor(page / STEP);
    const count = page % STEP;
    list.push(place - before);
    if (count > 1) list.push(-count);
    before = place;
  }
  return list;
}
