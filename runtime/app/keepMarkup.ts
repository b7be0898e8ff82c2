/**
 * Keeps the page when React gives it up. An error that nobody catches, in hydration or in a component later on, makes
 * React remove all that it has rendered. What was there is put back before the next frame, as plain markup: links, phone
 * numbers, the menu and the form work as they do without scripts.
 */
export function keepMarkup(root: HTMLElement): void {
  let shown = [...root.childNodes];
  new MutationObserver(() => {
    // Of the parts that it hydrated one by one React leaves the comments that mark them.
    if (root.firstElementChild) {
      shown = [...root.childNodes];
      return;
    }
    for (const node of shown) if (node instanceof HTMLElement) closeDialogs(node);
    root.replaceChildren(...shown);
  }).observe(root, { childList: true });
}

/** A dialog that comes back open would stand in the page, and its button would not close it. */
function closeDialogs(element: HTMLElement): void {
  for (const dialog of [element, ...element.querySelectorAll("dialog")]) {
    if (dialog instanceof HTMLDialogElement) dialog.removeAttribute("open");
  }
}
