/** Folder of a site's search, below its home: the page of results, and the index. */
export const SEARCH_FOLDER = "search/";

/** The index of a site, as a file below its home: what MiniSearch writes, or a `PartedIndex`. */
export const INDEX_FILE = `${SEARCH_FOLDER}index.json`;

/** A file with words of the texts, below the site's home: an asset, which has a hash of its content in its name. */
export const wordsFile = (hash: string): string => `assets/words-${hash}.json`;

/** Whether it is one, or the compressed form of one. */
export const isWordsFile = (name: string): boolean => /^assets\/words-[^.]+\.json/.test(name);

/** Name of the query in the address of the page of results. */
export const QUERY = "q";
