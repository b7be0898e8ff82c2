/** Attribute of elements with static content: the id of the place in the source. */
export const STATIC_ATTRIBUTE = "data-static";

/** Elements with static content in the document. Elements that React has created again replace removed ones. */
let adopted: Element[] = [];

/** Records the static content, before hydration. */
export function noteStaticMarkup(root: Element): void {
  const all = [...root.querySelectorAll(`[${STATIC_ATTRIBUTE}]`)];
  // Nested elements are part of the outer content, which React ignores.
  adopted = all.filter(({ parentElement }) => !parentElement?.closest(`[${STATIC_ATTRIBUTE}]`));
}

/**
 * Restores an element's static content. It is only needed when hydration fails, for example because a translator has
 * changed the document: React then replaces elements by empty ones. Each gets the content of a removed one with its id.
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
