import { layOutNow } from "../page/layOutInTurn.ts";
import { findFocus, type Place } from "./historyPlaces.ts";

export const toTop = (): void => scrollTo({ top: 0, behavior: "instant" });

/** Restores scroll offset and focus on a page, or scrolls to a fragment. The page must be at its top. */
export function restorePlace(hash: string, place: Place | undefined): void {
  const target = hash ? document.getElementById(decodeFragment(hash)) : null;
  if (place?.top || target) layOutNow();
  if (place) scrollTo({ top: place.top, behavior: "instant" });
  else target?.scrollIntoView({ behavior: "instant" });
  const focused = (place && findFocus(place)) ?? target;
  if (focused) focus(focused);
  // After the page is painted, because focusing forces a layout.
  else requestAnimationFrame(() => setTimeout(() => focus(document.querySelector("main"))));
}

/**
 * Focuses an element, temporarily with `tabindex` if it isn't focusable, so that keyboard navigation continues from it.
 */
function focus(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  element.focus({ preventScroll: true });
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Lets the router restore scroll offsets instead of the browser, which only does it for documents that it restores. */
export function restoreScrollHere(): void {
  const set = (mode: ScrollRestoration) => (history.scrollRestoration = mode);
  set("manual");
  addEventListener("pagehide", () => set("auto"));
  addEventListener("pageshow", () => set("manual"));
}
