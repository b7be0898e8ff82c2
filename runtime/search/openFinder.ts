import MiniSearch, { type AsPlainObject, type SearchResult } from "minisearch";
import type { PageList, PageRow, SearchDocument } from "../site/searchIndex.ts";
import { INDEX_OPTIONS, SEARCH_OPTIONS, unpackPath } from "../site/searchIndex.ts";
import { INDEX_FILE } from "../site/searchFiles.ts";
import { foldTerm } from "../site/searchTerms.ts";

/** A page, and its matching words, normalized. */
export type FoundPage = Record<"path" | "title" | "summary", string> & { found: ReadonlySet<string> };

/** Finds pages for a query, the best first. */
export type Finder = (query: string, most: number) => FoundPage[];

/** Number of pages to index without a pause, with texts and without, which keeps the page responsive. */
const CHUNK = { withTexts: 25, withoutTexts: 500 };

/** Loads a site's search data, and returns the function that searches it. @throws if it can't be loaded. */
export async function openFinder(home: string): Promise<Finder> {
  const response = await fetch(home + INDEX_FILE);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const file = (await response.json()) as AsPlainObject | PageList;
  const index = "pages" in file ? await indexOf(home, file.pages) : await MiniSearch.loadJSAsync(file, INDEX_OPTIONS);
  return (query, most) => {
    const whole = index.search(query, { ...SEARCH_OPTIONS, combineWith: "AND" });
    const known = new Set(whole.map(({ id }) => id as string));
    const partly = () => index.search(query, SEARCH_OPTIONS).filter(({ id }) => !known.has(id as string));
    return [...whole, ...(whole.length < most ? partly() : [])].slice(0, most).map(foundPage);
  };
}

async function indexOf(home: string, rows: readonly PageRow[]): Promise<MiniSearch<SearchDocument>> {
  const folded = new Map<string, string>();
  const fold = (word: string) => {
    const known = folded.get(word) ?? foldTerm(word);
    folded.set(word, known);
    return known;
  };
  const index = new MiniSearch<SearchDocument>({ ...INDEX_OPTIONS, processTerm: fold });
  const documents = rows.map(([packed, title, summary = "", headings = "", text = ""]) => {
    const path = home + unpackPath(packed, title);
    return { path, title, summary, headings, text };
  });
  const hasTexts = documents.some(({ text }) => text !== "");
  await index.addAllAsync(documents, { chunkSize: hasTexts ? CHUNK.withTexts : CHUNK.withoutTexts });
  return index;
}

const foundPage = ({ id, match, ...stored }: SearchResult): FoundPage => ({
  path: id as string,
  title: stored["title"] as string,
  summary: stored["summary"] as string,
  found: new Set(Object.keys(match)),
});
