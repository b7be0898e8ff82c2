/** How long a visitor waits for a page before that is shown, in milliseconds. */
const PATIENCE_MS = 250;

let timer: ReturnType<typeof setTimeout>;

const mark = (isWaiting: boolean) => document.documentElement.toggleAttribute("data-navigating", isWaiting);

// A document that was left while it waited for a page may be come back to.
addEventListener("pageshow", () => showWaiting(false));

/**
 * Marks the document as long as a page is on its way (`runtime/styles/_navigation.scss`). Not at once: for a page that is
 * there already the browser would apply all styles twice.
 */
export function showWaiting(isWaiting: boolean): void {
  clearTimeout(timer);
  if (isWaiting) timer = setTimeout(mark, PATIENCE_MS, true);
  else mark(false);
}
