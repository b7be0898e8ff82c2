import { findIsland } from "../islands/Island.tsx";
import { startIsland } from "../islands/shownPage.ts";

/** Hydrates the search box when it is used, which keeps typed text and focus. */
export function startSearch(): void {
  const element = findIsland("search");
  if (!element) return;
  const stop = new AbortController();
  const load = async ({ type, target }: Event) => {
    if (type === "click") expand(element, target);
    const { Search } = await import("./Search.tsx");
    if (stop.signal.aborted) return;
    stop.abort();
    // At once, because React loses clicks between attaching listeners and the first render.
    await startIsland("search", Search, { now: true });
  };
  // Offline it stays a form that leads to the search page.
  const onUse = (event: Event) => void load(event).catch(() => {});
  for (const use of ["pointerover", "focusin", "click"])
    element.addEventListener(use, onUse, { signal: stop.signal, passive: true });
}

/** Opens the box at once, before its code is loaded. */
function expand(element: Element, target: EventTarget | null): void {
  const toggle = target instanceof Element && target.closest("[aria-expanded][aria-controls]");
  if (!toggle) return;
  toggle.setAttribute("aria-expanded", "true");
  toggle.parentElement?.setAttribute("data-expanded", "");
  element.querySelector("input")?.focus();
}
