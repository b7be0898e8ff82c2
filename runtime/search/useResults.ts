import { useEffect, useState } from "react";
import { useSite } from "../page/context.tsx";
import type { Finder } from "./openFinder.ts";
import { QUERY } from "../site/searchFiles.ts";

let opening: Promise<Finder> | undefined;

/** Loads code and index of the site's search, once. Failed requests are repeated on the next demand. */
function open(home: string): Promise<Finder> {
  opening ??= import("./openFinder.ts").then(({ openFinder }) => openFinder(home));
  opening.catch(() => (opening = undefined));
  return opening;
}

/** Results of a query: the pages, if there is one and the search is loaded, and whether loading failed. `preload` loads it. */
export function useResults(query: string, preload: boolean, maxResults: number) {
  const { home } = useSite().country;
  const hasQuery = query.trim() !== "";
  const shouldLoad = preload || hasQuery;
  /** Without `find` if loading failed. */
  const [opened, setOpened] = useState<{ find?: Finder }>();
  useEffect(() => {
    if (shouldLoad)
      open(home).then(
        (find) => setOpened({ find }),
        () => setOpened({}),
      );
  }, [shouldLoad, home]);
  const pages = hasQuery ? opened?.find?.(query, maxResults) : undefined;
  return { hasQuery, pages, isFailed: hasQuery && opened !== undefined && !opened.find };
}

export const queryAddress = (page: string, query: string): string =>
  `${page}?${new URLSearchParams({ [QUERY]: query.trim() }).toString()}`;

export const readQuery = (search: string): string => new URLSearchParams(search).get(QUERY) ?? "";
