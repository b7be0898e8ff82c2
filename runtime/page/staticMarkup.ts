/** Holds, on an element whose content only the server renders, the number of its place in the source. */
export const STATIC_ATTRIBUTE = "data-static";

/** Such elements of the document as it came, in order; what React made anew is in the place of what it removed. */
let adopted: Element[] = [];

/** Notes the content that the server rendered, before hydration begins. */
export function noteStaticMarkup(root: Element): void {
  const all = [...root.querySelectorAll(`[${STATIC_ATTRIBUTE}]`)];
  // What is inside of another is that one's content, which React never looks at.
  adopted = all.filter(({ parentElement }) => !parentElement?.closest(`[${STATIC_ATTRIBUTE}]`));
}

/**
 * Gives an element the content that the server rendered for it. Where hydration succeeds it has it already. Where the
 * document is not what React expects (a translator changed it, say), React removes a part, makes its elements anew, and
 * these empty: each takes the content of the first of its place that has been removed.
 */
export function adoptStaticMarkup(element: Element | null): void {
  if (!element || adopted.includes(element)) return;
  const place = element.getAttribute(STATIC_ATTRIBUTE);
  const index = adopted.findIndex((known) => !known.isConnected && known.getAttribute(STATIC_ATTRIBUTE) === place);
  const source = adopted[index];
  if (!source) return;
  element.append(...source.childNodes);
  adopted[index] = element;
}
