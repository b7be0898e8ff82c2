import { useEffect, useState } from "react";
import { useSite } from "../page/context.tsx";
import type { Finder } from "./openFinder.ts";

/** Those that are loaded or on their way, by the homes of their sites. */
const opened = new Map<string, Promise<Finder>>();

/** The search of the site once it is wanted: then its code and its index are loaded, once. Undefined until they are there. */
export function useFinder(isWanted: boolean): Finder | "failed" | undefined {
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

/** What could not be loaded is asked for again. */
function open(home: string): Promise<Finder> {
  const known = opened.get(home);
  if (known) return known;
  const opening = import("./openFinder.ts").then(({ openFinder }) => openFinder(home));
  opened.set(home, opening);
  opening.catch(() => opened.delete(home));
  return opening;
}
