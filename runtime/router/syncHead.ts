/** Elements of the head that belong to a page. The others are the same on all pages, or were added by scripts. */
const OWN = `title, meta, style, link[rel=canonical], link[rel=alternate], link[rel=icon], script[type="application/ld+json"]`;

/**
 * Updates the head for another page. Elements that both pages have stay: reinserted styles would be applied again.
 * @param next Elements of the other page's head. They are moved into the head where it has no equal element.
 */
export function syncHead(next: readonly Element[]): void {
  const { head } = document;
  const obsolete = new Set(head.querySelectorAll(OWN));
  let before: Element | undefined;
  for (const wanted of next) {
    let element = [...head.children].find((candidate) => candidate.isEqualNode(wanted));
    if (!element && wanted.matches(OWN)) {
      element = wanted;
      if (before) before.after(element);
      else head.prepend(element);
    }
    if (!element) continue;
    obsolete.delete(element);
    before = element;
  }
  for (const element of obsolete) element.remove();
}
