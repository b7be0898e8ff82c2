import MiniSearch from "minisearch";
import { INDEX_OPTIONS, type SearchDocument } from "../../../runtime/site/searchIndex.ts";
import { memoize } from "../../memoize.ts";
import { foldTerm, splitTerms } from "../../../runtime/site/searchTerms.ts";

/** In a site of so many pages, a word that a third of their texts have tells nothing of a page. */
const MANY_PAGES = 20;

/** The index of a site as the browser reads it. The same pages give the same bytes. */
export function makeIndex(documents: readonly SearchDocument[]): string {
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
