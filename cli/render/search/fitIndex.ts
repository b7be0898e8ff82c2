import { brotliCompressSync, constants } from "node:zlib";
import { INDEX_FILE } from "../../../runtime/site/searchFiles.ts";
import type { SearchDocument } from "../../../runtime/site/searchIndex.ts";
import { packPath, type PartedIndex, type WordEntry } from "../../../runtime/site/searchParts.ts";
import { cutWords } from "./cutWords.ts";
import { makeIndex } from "./makeIndex.ts";

/** What an index may weigh, compressed, in bytes, because the visitor waits for it: as much as a small picture. */
export const INDEX_BUDGET = 40_000;
/** What the index of a larger site may weigh with descriptions. */
const SUMMARIES_BUDGET = 150_000;

/** So many letters are never in an index of that size: it is a tenth of them. */
const MOST_LETTERS = 1_000_000;

/** What is listed of a page in the index of a larger site. */
export type ListedPage = Pick<SearchDocument, "path" | "title" | "summary">;

/** The index of all that pages have, where it is small enough. */
export function wholeIndex(documents: readonly SearchDocument[]): string | undefined {
  const letters = documents.reduce((sum, document) => sum + Object.values(document).join("").length, 0);
  if (letters > MOST_LETTERS) return undefined;
  const index = makeIndex(documents);
  return compressed(index) <= INDEX_BUDGET ? index : undefined;
}

/** The files of a larger site's search: the index lists its pages, and says in which of the others each word of their texts is. */
export function partedIndex(
  home: string,
  pages: readonly ListedPage[],
  words: readonly WordEntry[],
): Map<string, string> {
  const { files, parts } = cutWords(words, pages.length);
  const list = (hasSummaries: boolean): string =>
    JSON.stringify({
      pages: pages.map(({ path, title, summary }) => [
        packPath(path.slice(home.length), title),
        title,
        ...(hasSummaries ? [summary] : []),
      ]),
      parts,
    } as PartedIndex);
  const whole = list(true);
  return new Map([[INDEX_FILE, compressed(whole) <= SUMMARIES_BUDGET ? whole : list(false)], ...files]);
}

/** Bytes of what hosts send that compress when they are asked. */
const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
