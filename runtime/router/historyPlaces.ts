import { PLACES_KEY } from "../site/browserStorage.ts";

/** Where the visitor was on a page: how far down, and on which element the focus was. */
export interface Place {
  top: number;
  focus?: { within: string; index: number } | undefined;
}

/** How many places are kept. */
const MOST = 50;

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Remembers the visitor's place on each page of the history, by the entry's key. */
export function createHistoryPlaces() {
  const places = new Map<string, Place>(readStored());
  addEventListener("pagehide", () => store([...places]));
  return {
    get: (key: string): Place | undefined => places.get(key),
    /** Changes a part of a place. */
    note(key: string, part: Partial<Place>): void {
      const place = { top: 0, ...places.get(key), ...part };
      // The last that was changed is the last in the map.
      places.delete(key);
      places.set(key, place);
      const [oldest] = places.keys();
      if (places.size > MOST && oldest !== undefined) places.delete(oldest);
    },
  };
}

/** An element, told by its number among those that can have the focus below the nearest element with an id. */
export function describeFocus(element: Element | null): Place["focus"] {
  const scope = element?.parentElement?.closest("[id]");
  if (!element?.matches(FOCUSABLE) || !scope) return undefined;
  return { within: scope.id, index: [...scope.querySelectorAll(FOCUSABLE)].indexOf(element) };
}

/** The element that was described, on a page with the same markup. */
export function findFocus({ focus }: Place): HTMLElement | undefined {
  const scope = focus && document.getElementById(focus.within);
  return scope ? [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)][focus.index] : undefined;
}

/**
 * Gives each entry of the history a key: the first one, and those that the browser itself makes for fragments. The router
 * gives the others theirs, and would call all of these `default`.
 */
export function keyEntries(): void {
  const giveKey = () => {
    const state = history.state as { key?: string } | null;
    if (!state?.key) history.replaceState({ idx: 0, ...state, key: Math.random().toString(36).slice(2) }, "");
  };
  giveKey();
  addEventListener("popstate", giveKey);
}

function readStored(): [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? "[]") as [string, Place][];
  } catch {
    // Storage is blocked.
    return [];
  }
}

function store(places: [string, Place][]): void {
  try {
    sessionStorage.setItem(PLACES_KEY, JSON.stringify(places));
  } catch {
    // Storage is blocked or full: after another document these pages begin at the top.
  }
}
