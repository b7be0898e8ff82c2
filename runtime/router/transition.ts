/** Longest time in which a quick device puts a page together, in milliseconds. */
const QUICK_MS = 30;

/** The last page was put together in that time. */
let isQuick = false;

/**
 * True when the next change of the page is a view transition: where the browser has them, the visitor likes motion, and the
 * device has been quick with the page before. On others the pictures of the old page that the browser takes first are what
 * one waits for.
 */
export const isFading = (): boolean =>
  isQuick && "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Changes the page, with a view transition if there is to be one. */
export function transition(change: () => void): void {
  const timed = () => {
    const since = performance.now();
    change();
    isQuick = performance.now() - since < QUICK_MS;
  };
  if (!isFading()) return timed();
  // A transition that is skipped, for a further one or in a hidden tab, still changes the page.
  document.startViewTransition(timed).ready.catch(() => {});
}
