import { QUERY } from "../site/searchFiles.ts";

/** URL of a query's results. */
export const queryAddress = (page: string, query: string): string =>
  `${page}?${new URLSearchParams({ [QUERY]: query.trim() }).toString()}`;

/** The query of a URL. */
export const readQuery = (search: string): string => new URLSearchParams(search).get(QUERY) ?? "";
