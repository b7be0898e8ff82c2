import { foldTerm, splitTerms } from "./searchTerms.ts";

/** What is searched of a page. The first two and `path` are stored, because results show them. */
export interface SearchDocument {
  title: string;
  summary: string;
  headings: string;
  text: string;
  /** Path of the page, its id. */
  path: string;
}

/** How the index is made, by the build and by the browser alike (https://lucaong.github.io/minisearch/). */
export const INDEX_OPTIONS = {
  idField: "path",
  fields: ["title", "headings", "summary", "text"],
  storeFields: ["title", "summary"],
  tokenize: splitTerms,
  processTerm: foldTerm,
};

/** From so many letters on a word may have a typing mistake. */
const FUZZY_FROM = 4;

/**
 * How a query is answered: pages with all of its words come before those with some of them; the last word may be unfinished.
 * A word in the title tells more than one in the text.
 */
export const SEARCH_OPTIONS = {
  boost: { title: 6, headings: 3, summary: 2 },
  prefix: (_: string, index: number, terms: readonly string[]) => index === terms.length - 1,
  fuzzy: (term: string) => term.length >= FUZZY_FROM && 0.2,
  maxFuzzy: 2,
};
