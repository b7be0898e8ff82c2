import { layOutNow } from "../page/layOutInTurn.ts";
import { findFocus, type Place } from "./historyPlaces.ts";

export const toTop = (): void => scrollTo({ top: 0, behavior: "instant" });

/** Brings the visitor to where they were on a page, or to the target of a fragment; and the focus with them. It is at the top. */
export function arrive(hash: string, place: Place | undefined): void {
  const target = hash ? document.getElementById(decodeFragment(hash)) : null;
  if (place?.top || target) layOutNow();
  if (place) scrollTo({ top: place.top, behavior: "instant" });
  else target?.scrollIntoView({ behavior: "instant" });
  const known = (place && findFocus(place)) ?? target;
  if (known) focus(known);
  // Once the page is shown: giving the focus asks for a layout.
  else requestAnimationFrame(() => setTimeout(() => focus(document.querySelector("main"))));
}

/** What can't have the focus by itself gets it for once: from there the keyboard goes on. */
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

/** Back and forward restore the scroll offset once the page is there. Documents that come back restore it themselves. */
export function restoreScrollHere(): void {
  const set = (mode: ScrollRestoration) => (history.scrollRestoration = mode);
  set("manual");
  addEventListener("pagehide", () => set("auto"));
  addEventListener("pageshow", () => set("manual"));
}
