/** Delay before the loading indicator is shown. */
const DELAY_MS = 250;

let timer: ReturnType<typeof setTimeout>;

const mark = (isWaiting: boolean) => document.documentElement.toggleAttribute("data-navigating", isWaiting);

// The document may be restored from the back/forward cache with the mark.
addEventListener("pageshow", () => showWaiting(false));

/**
 * Marks the document while a page is loading (`runtime/styles/_navigation.scss`). The delay avoids recalculating all
 * styles twice for a page that is loaded already.
 */
export function showWaiting(isWaiting: boolean): void {
  clearTimeout(timer);
  if (isWaiting) timer = setTimeout(mark, DELAY_MS, true);
  else mark(false);
}
