import { QUERY } from "../site/searchFiles.ts";

/** Address of the results of a query. */
export const queryAddress = (page: string, query: string): string =>
  `${page}?${new URLSearchParams({ [QUERY]: query.trim() }).toString()}`;

/** The query in an address. */
export const readQuery = (search: string): string => new URLSearchParams(search).get(QUERY) ?? "";
