import { type RefObject, useEffect } from "react";
import { ROW } from "./Menu.tsx";

/** Delay before the mobile menu closes after a choice. */
const CLOSE_MS = 1000;

/**
 * Closes the mobile menu shortly after a choice, and when the window becomes wide. The browser does the rest, also
 * without scripts: the toggle opens the dialog, the focus stays inside, and Esc, a click outside or a button close it.
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
        // For browsers without `closedby`.
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

/** Whether a click is on a dialog's backdrop, whose event target is the dialog. */
function isBeside({ clientX, clientY }: MouseEvent, dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
