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

/** Results of a query: the pages, if the search is loaded and asked for something, and whether it could not be loaded. */
export function useResults(query: string, isWanted: boolean, most: number) {
  const { home } = useSite().country;
  const isAsking = query.trim() !== "";
  const isNeeded = isWanted || isAsking;
  /** Without function: it could not be loaded. */
  const [opened, setOpened] = useState<{ find?: Finder }>();
  useEffect(() => {
    if (isNeeded)
      open(home).then(
        (find) => setOpened({ find }),
        () => setOpened({}),
      );
  }, [isNeeded, home]);
  const pages = isAsking ? opened?.find?.(query, most) : undefined;
  return { isAsking, pages, isFailed: isAsking && opened !== undefined && !opened.find };
}

export const queryAddress = (page: string, query: string): string =>
  `${page}?${new URLSearchParams({ [QUERY]: query.trim() }).toString()}`;

export const readQuery = (search: string): string => new URLSearchParams(search).get(QUERY) ?? "";
