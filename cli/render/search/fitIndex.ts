import { brotliCompressSync, constants } from "node:zlib";
import { packPath, type PageList } from "../../../runtime/site/pageList.ts";
import type { SearchDocument } from "../../../runtime/site/searchIndex.ts";
import { makeIndex } from "./makeIndex.ts";

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
