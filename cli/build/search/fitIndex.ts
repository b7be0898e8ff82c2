import { brotliCompressSync, constants } from "node:zlib";
import { packPath, type PageList, type SearchDocument, INDEX_OPTIONS } from "../../../runtime/site/searchIndex.ts";
import MiniSearch from "minisearch";
import { memoize } from "../../core/lookups.ts";
import { foldTerm, splitTerms } from "../../../runtime/site/searchTerms.ts";

/** Maximum compressed bytes of an index, about a small picture: visitors wait for it. */
export const INDEX_BUDGET = 40_000;
/** Maximum compressed bytes of a page list that has more columns than titles. */
export const LIST_BUDGET = 150_000;

/** Documents with more characters than this never fit: a compressed index is a tenth of their size. */
const MAX_CHARACTERS = 1_000_000;

/** Settings of a site's search. Plain data, so that it can be sent to a worker. */
export interface SearchJob {
  home: string;
  hasTexts: boolean;
}

/** The file that a site's search loads: an index, or the page list of a large site. */
export const searchFile = ({ home, hasTexts }: SearchJob, documents: readonly SearchDocument[]): string =>
  (hasTexts ? wholeIndex(documents) : undefined) ?? pageList(home, documents);

/** An index with the full texts of pages; undefined when it is too large. */
export function wholeIndex(documents: readonly SearchDocument[]): string | undefined {
  const characters = documents.reduce((sum, document) => sum + Object.values(document).join("").length, 0);
  if (characters > MAX_CHARACTERS) return undefined;
  const index = makeIndex(documents);
  return compressed(index) <= INDEX_BUDGET ? index : undefined;
}

/** The page list of a large site, with as many columns as fit the budget, and at least paths and titles. */
export function pageList(home: string, documents: readonly SearchDocument[]): string {
  const rows = documents.map(({ path, title, summary, headings, text }) => [
    packPath(path.slice(home.length), title),
    title,
    summary,
    headings,
    text,
  ]);
  const list = (columns: number): string =>
    JSON.stringify({ pages: rows.map((row) => row.slice(0, columns)) } as PageList);
  const hasTexts = documents.some(({ text }) => text !== "");
  for (const columns of hasTexts ? [5, 4, 3] : [4, 3]) {
    const text = list(columns);
    if (compressed(text) <= LIST_BUDGET) return text;
  }
  return list(2);
}

/** Bytes when a host compresses on request (Brotli, quality 5). */
const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** From this number of pages on, words that a third of the texts contain are left out of the index. */
const MANY_PAGES = 20;

/** Countries have most of their words in common. */
const fold = memoize(foldTerm);

/** A serialised MiniSearch index. The same documents give the same bytes. */
function makeIndex(documents: readonly SearchDocument[]): string {
  const split = memoize(splitTerms);
  const common = commonWords(documents, (text) => split(text).map(fold));
  const index = new MiniSearch<SearchDocument>({
    ...INDEX_OPTIONS,
    tokenize: split,
    processTerm(term, field) {
      const folded = fold(term);
      return field === "text" && common.has(folded) ? null : folded;
    },
  });
  index.addAll(documents);
  return JSON.stringify(index);
}

/**
 * Words that are too common in texts to find a page by: a third of the index. Titles and headings keep them.
 */
function commonWords(documents: readonly SearchDocument[], terms: (text: string) => string[]): ReadonlySet<string> {
  if (documents.length < MANY_PAGES) return new Set();
  const pages = new Map<string, number>();
  for (const { text } of documents)
    for (const word of new Set(terms(text))) pages.set(word, (pages.get(word) ?? 0) + 1);
  return new Set([...pages].flatMap(([word, count]) => (count > documents.length / 3 ? word : [])));
}
