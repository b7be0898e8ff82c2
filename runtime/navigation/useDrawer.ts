import { type RefObject, useEffect } from "react";
import { ROW } from "./Menu.tsx";

/** How long after a choice the mobile menu closes, in milliseconds. */
const CLOSE_MS = 1000;

/**
 * Adds to the dialog with the mobile menu that it closes a moment after a choice and when the window becomes wide. All else the
 * browser does, without scripts too: it opens by the toggle, keeps the focus inside, and closes by Esc, by a click outside and
 * by the close button.
 */
export function useDrawer(drawer: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let closing: ReturnType<typeof setTimeout> | undefined;
    const row = matchMedia(ROW);
    row.addEventListener("change", () => row.matches && element.close(), { signal });
    element.addEventListener("close", () => clearTimeout(closing), { signal });
    element.addEventListener(
      "click",
      (event) => {
        const target = event.target as Element;
        // Not all browsers know `closedby`.
        if (target === element && isBeside(event, element)) element.close();
        else if (element.open && target.closest("a[href]")) closing = setTimeout(() => element.close(), CLOSE_MS);
      },
      { signal },
    );
    return () => {
      clearTimeout(closing);
      stop.abort();
    };
  }, [drawer]);
}

/** A click on a dialog's backdrop is one on the dialog. */
function isBeside({ clientX, clientY }: MouseEvent, dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
