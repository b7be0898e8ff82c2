/** Marks an element whose content only the server renders. */
export const STATIC_ATTRIBUTE = "data-static";

/** Such elements in the document as it came, in order, until each is taken over. */
let prerendered: Element[] = [];

/** Notes the content that the server rendered, before hydration begins. */
export function noteStaticMarkup(root: Element): void {
  prerendered = [...root.querySelectorAll(`[${STATIC_ATTRIBUTE}]:not([${STATIC_ATTRIBUTE}] *)`)];
}

/**
 * Gives an element the content that the server rendered for it. Where hydration succeeds it has it already. Where the
 * document is not what React expects (a translator changed it, say), React makes all elements anew, and these empty.
 */
export function adoptStaticMarkup(element: Element | null): void {
  // One that the server rendered has what it had, be it nothing.
  if (!element || element.hasChildNodes() || prerendered.includes(element)) return;
  const index = prerendered.findIndex(
    ({ tagName, className }) => tagName === element.tagName && className === element.className,
  );
  const [source] = index < 0 ? [] : prerendered.splice(index, 1);
  if (source) element.append(...source.childNodes);
}
