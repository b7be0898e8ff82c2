/** Folder of a site's search page and index, below its home. */
export const SEARCH_FOLDER = "search/";

/** File with a site's search data, below its home: a MiniSearch index or a `PageList`. */
export const INDEX_FILE = `${SEARCH_FOLDER}index.json`;

/** Query parameter of the search page. */
export const QUERY = "q";
