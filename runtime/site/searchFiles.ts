/** Folder of a site's search, below its home: the page of results, and the index. */
export const SEARCH_FOLDER = "search/";

/** What is searched of a site, as a file below its home: an index of MiniSearch, or a `PageList`. */
export const INDEX_FILE = `${SEARCH_FOLDER}index.json`;

/** Name of the query in the address of the page of results. */
export const QUERY = "q";
