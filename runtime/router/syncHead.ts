/** Elements of the head that are a page's own. All pages of a deploy have the others in common, and scripts add some. */
const OWN = `title, meta, style, link[rel=canonical], link[rel=alternate], link[rel=icon], script[type="application/ld+json"]`;

/**
 * Makes the head that of another page. What both have stays: a style that is put back would be applied anew.
 * @param next Elements of the other page's head. They themselves are put in, where there are none like them.
 */
export function syncHead(next: readonly Element[]): void {
  const { head } = document;
  const gone = new Set(head.querySelectorAll(OWN));
  let before: Element | undefined;
  for (const wanted of next) {
    let element = [...head.children].find((known) => known.isEqualNode(wanted));
    if (!element && wanted.matches(OWN)) {
      element = wanted;
      if (before) before.after(element);
      else head.prepend(element);
    }
    if (!element) continue;
    gone.delete(element);
    before = element;
  }
  for (const element of gone) element.remove();
}
