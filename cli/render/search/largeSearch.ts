import type { WordEntry } from "../../../runtime/site/searchParts.ts";
import { partedIndex } from "./fitIndex.ts";
import type { SearchedPage } from "./searchedPages.ts";
import { wordEntries } from "./wordEntries.ts";

/** The words of a large site, which the next build begins with: it reads the words of pages that have changed. */
export interface KeptEntries {
  /** Path and key of each page, in their order. */
  pages: [path: string, key: string][];
  entries: WordEntry[];
}

/** Makes the files of a site's search whose texts are too large for one. */
export function largeSearch(
  home: string,
  pages: readonly SearchedPage[],
  before: KeptEntries = { pages: [], entries: [] },
): { files: Map<string, string>; kept: KeptEntries } {
  const places = new Map(pages.map(({ path, key }, place) => [JSON.stringify([path, key]), place]));
  const placesNow = before.pages.map((page) => places.get(JSON.stringify(page)));
  const unchanged = new Set(placesNow);
  function* changed() {
    for (const [place, page] of pages.entries()) if (!unchanged.has(place)) yield [place, page.read()] as const;
  }
  const entries = wordEntries(changed(), { words: before.entries, placeNow: (place) => placesNow[place] });
  return {
    files: partedIndex(home, pages, entries),
    kept: { pages: pages.map(({ path, key }) => [path, key]), entries },
  };
}
