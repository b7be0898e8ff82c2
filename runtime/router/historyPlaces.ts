import { PLACES_KEY, orUndefined } from "../site/browserStorage.ts";
import { layOutNow } from "../page/whenIdle.ts";

/** Scroll offset and focused element of a page. */
export type Place = { top: number; focus?: { within: string; index: number } | undefined };

const MAX_PLACES = 50;

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Stores the visitor's place for each entry of the history, by its key, and lets the router restore it instead of the
 * browser, which only does it for documents that it restores.
 */
export function createHistoryPlaces() {
  const stored = orUndefined(() => JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? "[]") as [string, Place][]);
  const places = new Map(stored);
  const restoreHere = () => (history.scrollRestoration = "manual");
  restoreHere();
  addEventListener("pageshow", restoreHere);
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    orUndefined(() => sessionStorage.setItem(PLACES_KEY, JSON.stringify([...places])));
  });
  return {
    get: (key: string): Place | undefined => places.get(key),
    note(key: string, part: Partial<Place>): void {
      const place = { top: 0, ...places.get(key), ...part };
      // The map is ordered by time of the last change.
      places.delete(key);
      places.set(key, place);
      const [oldest] = places.keys();
      if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
    },
  };
}

/** Describes a focusable element by its index among those below the nearest element with an id. */
export function describeFocus(element: Element | null): Place["focus"] {
  const scope = element?.parentElement?.closest("[id]");
  if (!element?.matches(FOCUSABLE) || !scope) return undefined;
  return { within: scope.id, index: [...scope.querySelectorAll(FOCUSABLE)].indexOf(element) };
}

/** Finds the described element on a page with the same markup. */
export function findFocus({ focus }: Place): HTMLElement | undefined {
  const scope = focus && document.getElementById(focus.within);
  return scope ? [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)][focus.index] : undefined;
}

/** Gives keys to entries that the router doesn't create (first one, fragments). It would call all of them `default`. */
export function keyEntries(): void {
  const giveKey = () => {
    const state = history.state as { key?: string } | null;
    if (!state?.key) history.replaceState({ idx: 0, ...state, key: Math.random().toString(36).slice(2) }, "");
  };
  giveKey();
  addEventListener("popstate", giveKey);
}

export const toTop = (): void => scrollTo({ top: 0, behavior: "instant" });

/** Restores scroll offset and focus on a page, or scrolls to a fragment. The page must be at its top. */
export function restorePlace(hash: string, place: Place | undefined): void {
  const fragment = hash.slice(1);
  const target = fragment ? document.getElementById(orUndefined(() => decodeURIComponent(fragment)) ?? fragment) : null;
  if (place?.top || target) layOutNow();
  if (place) scrollTo({ top: place.top, behavior: "instant" });
  else target?.scrollIntoView({ behavior: "instant" });
  const focused = (place && findFocus(place)) ?? target;
  if (focused) focus(focused);
  // After the page is painted, because focusing forces a layout.
  else requestAnimationFrame(() => setTimeout(() => focus(document.querySelector("main"))));
}

/** Focuses an element, temporarily with `tabindex` if needed, so that keyboard navigation continues from it. */
function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (!element || document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  element.focus({ preventScroll: true });
}
