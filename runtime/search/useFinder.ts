import { useEffect, useState } from "react";
import { useSite } from "../page/context.tsx";
import type { Finder } from "./openFinder.ts";
import { QUERY } from "../site/searchFiles.ts";

/** Finders that are loaded or loading, by home. */
const opened = new Map<string, Promise<Finder>>();

/** Loads code and index of the site's search on demand, once. Undefined until they are loaded. */
function useFinder(isWanted: boolean): Finder | "failed" | undefined {
  const { home } = useSite().country;
  const [finder, setFinder] = useState<{ value: Finder | "failed" }>();
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const tell = (value: Finder | "failed") => {
      if (!isLeft) setFinder({ value });
    };
    open(home).then(tell, () => tell("failed"));
    return () => void (isLeft = true);
  }, [isWanted, home]);
  return finder?.value;
}

/** Results of a query: the pages, if the search is loaded and asked for something, and whether it could not be loaded. */
export function useResults(query: string, isWanted: boolean, most: number) {
  const isAsking = query.trim() !== "";
  const finder = useFinder(isWanted || isAsking);
  const pages = isAsking && typeof finder === "function" ? finder(query, most) : undefined;
  return { isAsking, pages, isFailed: isAsking && finder === "failed" };
}

/** Failed requests are repeated on the next demand. */
function open(home: string): Promise<Finder> {
  const known = opened.get(home);
  if (known) return known;
  const opening = import("./openFinder.ts").then(({ openFinder }) => openFinder(home));
  opened.set(home, opening);
  opening.catch(() => opened.delete(home));
  return opening;
}

/** URL of a query's results. */
export const queryAddress = (page: string, query: string): string =>
  `${page}?${new URLSearchParams({ [QUERY]: query.trim() }).toString()}`;

/** The query of a URL. */
export const readQuery = (search: string): string => new URLSearchParams(search).get(QUERY) ?? "";
