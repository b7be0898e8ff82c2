/** A device is quick when it renders a page within this time. */
const QUICK_MS = 30;

/** Whether the device was quick when it rendered the last page. */
let isQuick = false;

/**
 * Whether the next change of page is a view transition: the browser supports them, the visitor doesn't prefer reduced
 * motion, and the device is quick. On slow devices the browser's snapshot of the old page takes too long.
 */
export const usesViewTransition = (): boolean =>
  isQuick && "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Changes the page, with a view transition if `usesViewTransition`. */
export function transition(change: () => void): void {
  const timed = () => {
    const since = performance.now();
    change();
    isQuick = performance.now() - since < QUICK_MS;
  };
  if (!usesViewTransition()) return timed();
  // A skipped transition (by another one, or in a hidden tab) still changes the page.
  document.startViewTransition(timed).ready.catch(() => {});
}
