import { foldTerm, splitTerms } from "./searchTerms.ts";

/** A page in the search index; its path is its id. Title, summary and path are stored, because results show them. */
export type SearchDocument = Record<"title" | "summary" | "headings" | "text" | "path", string>;

/** Options of the index, the same in build and browser (https://lucaong.github.io/minisearch/). */
export const INDEX_OPTIONS = {
  idField: "path",
  fields: ["title", "headings", "summary", "text"],
  storeFields: ["title", "summary"],
  tokenize: splitTerms,
  processTerm: foldTerm,
};

const MIN_FUZZY_LENGTH = 4;

/** Options of queries: the last word may be incomplete, and words in titles score higher than words in texts. */
export const SEARCH_OPTIONS = {
  boost: { title: 6, headings: 3, summary: 2 },
  prefix: (_: string, index: number, terms: readonly string[]) => index === terms.length - 1,
  fuzzy: (term: string) => term.length >= MIN_FUZZY_LENGTH && 0.2,
  maxFuzzy: 2,
};

/** Search data of a site that is too large for a prebuilt index: the browser makes the index from it. */
export type PageList = { pages: PageRow[] };

/** A page: packed path below the home, title, and as many of the other columns as fit. */
export type PageRow = [path: string, title: string, summary?: string, headings?: string, text?: string];

/** Replaces the slug by `*` if it can be derived from the title, which saves a third of the list. */
export const packPath = (path: string, title: string): string => path.replace(slugOf(title), "*");

/** The original path of a packed one. */
export const unpackPath = (packed: string, title: string): string => packed.replace("*", () => slugOf(title));

const slugOf = (title: string): string => splitTerms(title).map(foldTerm).join("-") || "*";
