import { type RefObject, useEffect } from "react";
import { ROW } from "./Menu.tsx";

/** How long after a choice the mobile menu closes, in milliseconds. */
const CLOSE_MS = 1000;

/** False in Safari before 17. */
const hasPopover = typeof HTMLElement !== "undefined" && "popover" in HTMLElement.prototype;

const FOCUSABLE = "a[href], button, input, summary";

/**
 * Adds to the popover with the mobile menu: the focus moves in and stays inside while it is open, and it closes a moment
 * after a choice and when the window becomes wide. The browser opens it by the toggle and closes it by Esc, by a click
 * outside and by the close button, without scripts too.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    if (!hasPopover) void emulate(element, signal).catch(() => {});
    const isOpen = () => element.matches(hasPopover ? ":popover-open" : ".is-open");
    const enter = () => isOpen() && focusable(element)[0]?.focus();
    const close = () => isOpen() && element.hidePopover();
    let closing: ReturnType<typeof setTimeout> | undefined;
    enter();

    element.addEventListener(
      "toggle",
      () => {
        clearTimeout(closing);
        enter();
      },
      { signal },
    );
    element.addEventListener(
      "click",
      (event) => {
        if (isOpen() && (event.target as Element).closest("a[href]")) closing = setTimeout(close, CLOSE_MS);
      },
      { signal },
    );
    element.addEventListener(
      "keydown",
      (event) => {
        if (isOpen() && event.key === "Tab") keepInside(event, focusable(element));
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
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
}

const isVisible = (element: HTMLElement): boolean => element.checkVisibility?.() ?? element.getClientRects().length > 0;

function keepInside(event: KeyboardEvent, stops: HTMLElement[]): void {
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const next = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}

async function emulate(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const { emulatePopover } = await import("./emulatePopover.ts");
  if (!signal.aborted) emulatePopover(element, signal);
}
