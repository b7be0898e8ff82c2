import MiniSearch, { type AsPlainObject, type SearchResult } from "minisearch";
import { INDEX_FILE } from "../site/searchFiles.ts";
import { INDEX_OPTIONS, SEARCH_OPTIONS } from "../site/searchIndex.ts";
import type { PartedIndex } from "../site/searchParts.ts";
import { fetchJson } from "./fetchJson.ts";
import { openParts, type Parts } from "./openParts.ts";
import { PageIndex } from "./PageIndex.ts";

/** A page that a search has found. */
export interface FoundPage {
  path: string;
  title: string;
  summary: string;
  /** The words of it that were found, as they are compared. */
  found: ReadonlySet<string>;
}

/** Finds pages by some words, the best first, by what is loaded: in a large site the texts are loaded by query. */
export interface Finder extends Parts {
  (query: string, most: number): FoundPage[];
}

/** The index has all texts. */
const WHOLE: Parts = { has: () => true, load: async () => {} };

/**
 * Loads the index of a site and gives the function that asks it.
 * @param home Home of the site.
 * @throws when it can't be loaded
 */
export async function openFinder(home: string): Promise<Finder> {
  const file = await fetchJson<AsPlainObject | PartedIndex>(home + INDEX_FILE);
  if (!("parts" in file)) return Object.assign(finder(await MiniSearch.loadJSAsync(file, INDEX_OPTIONS)), WHOLE);
  const index = await PageIndex.of(home, file.pages);
  return Object.assign(finder(index), openParts(home, file.parts, index));
}

function finder(index: MiniSearch): (query: string, most: number) => FoundPage[] {
  return (query, most) => {
    const whole = index.search(query, { ...SEARCH_OPTIONS, combineWith: "AND" });
    const known = new Set(whole.map(({ id }) => id as string));
    const partly = () => index.search(query, SEARCH_OPTIONS).filter(({ id }) => !known.has(id as string));
    return [...whole, ...(whole.length < most ? partly() : [])].slice(0, most).map(foundPage);
  };
}

const foundPage = ({ id, match, ...stored }: SearchResult): FoundPage => ({
  path: id as string,
  title: stored["title"] as string,
  summary: stored["summary"] as string,
  found: new Set(Object.keys(match)),
});
