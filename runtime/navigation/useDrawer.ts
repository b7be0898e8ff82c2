import { type RefObject, useEffect } from "react";
import { ROW } from "./Menu.tsx";

/** How long after a choice the mobile menu closes, in milliseconds (spec section 9). */
const CLOSE_MS = 1000;

const FOCUSABLE = "a[href], button, input, summary";

/**
 * What the popover that holds the menu on small screens lacks: focus goes in and stays inside while it is open, it
 * closes a moment after a choice, and when the window becomes wide. The browser itself opens it by the toggle and
 * closes it by Esc, by a click outside and by the close button, without scripts too.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let open = false;
    let closing: ReturnType<typeof setTimeout> | undefined;
    const close = () => open && element.hidePopover();

    element.addEventListener(
      "toggle",
      (event) => {
        open = (event as ToggleEvent).newState === "open";
        clearTimeout(closing);
        if (open) focusable(element)[0]?.focus();
      },
      { signal },
    );
    element.addEventListener(
      "click",
      (event) => {
        if (open && (event.target as Element).closest("a[href]")) closing = setTimeout(close, CLOSE_MS);
      },
      { signal },
    );
    element.addEventListener(
      "keydown",
      (event) => {
        if (open && event.key === "Tab") keepInside(event, focusable(element));
      },
      { signal },
    );
    matchMedia(ROW).addEventListener("change", close, { signal });
    return () => {
      clearTimeout(closing);
      stop.abort();
    };
  }, [drawer]);
}

function focusable(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((candidate) => candidate.checkVisibility());
}

function keepInside(event: KeyboardEvent, stops: HTMLElement[]): void {
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const next = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}
