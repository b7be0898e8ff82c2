/* oxlint-disable no-underscore-dangle -- so MiniSearch names what classes that extend it see */
import MiniSearch from "minisearch";
import { INDEX_OPTIONS, type SearchDocument } from "../site/searchIndex.ts";
import { readPlaces, unpackPath, WORD_FIELDS, type PageRow, type WordEntry } from "../site/searchParts.ts";
import { foldTerm } from "../site/searchTerms.ts";

/** So many pages are added without a pause: on a slow phone nothing waits longer for it than for a large picture. */
const CHUNK = 500;

/** An index of the pages of a large site, to which words of their texts are added as they are needed. */
export class PageIndex extends MiniSearch<SearchDocument> {
  /** Makes the index of what is listed of the pages. */
  static async of(home: string, rows: readonly PageRow[]): Promise<PageIndex> {
    const folded = new Map<string, string>();
    const fold = (word: string) => {
      const known = folded.get(word) ?? foldTerm(word);
      folded.set(word, known);
      return known;
    };
    const index = new PageIndex({ ...INDEX_OPTIONS, processTerm: fold });
    const documents = rows.map(([path, title, summary = ""]) => ({
      path: home + unpackPath(path, title),
      title,
      summary,
      headings: "",
      text: "",
    }));
    await index.addAllAsync(documents, { chunkSize: CHUNK });
    return index;
  }

  /** Adds words with their pages, which are numbered in the order in which they were added. How long a text is makes no difference. */
  addWords(entries: readonly WordEntry[]): void {
    for (const [word, ...lists] of entries) {
      const pages = this._index.fetch(word, () => new Map());
      WORD_FIELDS.forEach((field, at) => {
        const id = this._fieldIds[field];
        const list = lists[at] ?? [];
        if (id === undefined || list.length === 0) return;
        const counts = new Map<number, number>();
        readPlaces(list, (place, count) => counts.set(place, count));
        pages.set(id, counts);
        this._avgFieldLength[id] = 1;
      });
    }
  }
}
