/**
 * Restores the page after an uncaught error, in hydration or later, which makes React remove all its markup. The markup
 * is put back before the next frame, and works as it does without scripts.
 */
export function keepMarkup(root: HTMLElement): void {
  let shown = [...root.childNodes];
  new MutationObserver(() => {
    // React leaves the comments that mark Suspense boundaries.
    if (root.firstElementChild) {
      shown = [...root.childNodes];
      return;
    }
    for (const node of shown) if (node instanceof HTMLElement) closeDialogs(node);
    root.replaceChildren(...shown);
  }).observe(root, { childList: true });
}

/** Closes dialogs: a restored open dialog would be part of the page, and its button wouldn't close it. */
function closeDialogs(element: HTMLElement): void {
  for (const dialog of [element, ...element.querySelectorAll("dialog")]) {
    if (dialog instanceof HTMLDialogElement) dialog.removeAttribute("open");
  }
}
