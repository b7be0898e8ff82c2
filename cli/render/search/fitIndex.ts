import { brotliCompressSync, constants } from "node:zlib";
import { packPath, type PageList } from "../../../runtime/site/pageList.ts";
import { type SearchDocument, INDEX_OPTIONS } from "../../../runtime/site/searchIndex.ts";
import MiniSearch from "minisearch";
import { memoize } from "../../memoize.ts";
import { foldTerm, splitTerms } from "../../../runtime/site/searchTerms.ts";

/** What an index may weigh, compressed, in bytes, because the visitor waits for it: as much as a small picture. */
export const INDEX_BUDGET = 40_000;
/** What the list of a larger site's pages may weigh with more than their titles. */
export const LIST_BUDGET = 150_000;

/** So many letters are never in an index of that size: it is a tenth of them. */
const MOST_LETTERS = 1_000_000;

/** What the search of a site needs beside the documents; plain data, so that it can be sent to a worker. */
export interface SearchJob {
  /** Path of its home. */
  home: string;
  /** Whether texts are searched. */
  hasTexts: boolean;
}

/** What a site's search loads: an index, or a list of the pages of a large site. */
export const searchFile = ({ home, hasTexts }: SearchJob, documents: readonly SearchDocument[]): string =>
  (hasTexts ? wholeIndex(documents) : undefined) ?? pageList(home, documents);

/** The index of all that pages have, where it is small enough. */
export function wholeIndex(documents: readonly SearchDocument[]): string | undefined {
  const letters = documents.reduce((sum, document) => sum + Object.values(document).join("").length, 0);
  if (letters > MOST_LETTERS) return undefined;
  const index = makeIndex(documents);
  return compressed(index) <= INDEX_BUDGET ? index : undefined;
}

/** The list of a larger site's pages, with as many columns as there is room for: at least their titles. */
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

/** Bytes of what hosts send that compress when they are asked. */
const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** In a site of so many pages, a word that a third of their texts have tells nothing of a page. */
const MANY_PAGES = 20;

/** The index of a site as the browser reads it. The same pages give the same bytes. */
function makeIndex(documents: readonly SearchDocument[]): string {
  // A site has a tenth as many words as its texts are long.
  const fold = memoize(foldTerm);
  // Texts are split for two purposes.
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
 * Words of texts that are left out: a third of the index, by which no page is told from another. In titles and headings they
 * stay.
 */
function commonWords(documents: readonly SearchDocument[], terms: (text: string) => string[]): ReadonlySet<string> {
  if (documents.length < MANY_PAGES) return new Set();
  const pages = new Map<string, number>();
  for (const { text } of documents)
    for (const word of new Set(terms(text))) pages.set(word, (pages.get(word) ?? 0) + 1);
  return new Set([...pages].flatMap(([word, count]) => (count > documents.length / 3 ? word : [])));
}
