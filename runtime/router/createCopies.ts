export interface Copies {
  /** Makes the next copy in advance. */
  prepare(): void;
  take(): Element;
}

/**
 * Gives copies of an element of another document, as often as wanted. On a slow phone a page's takes as long as showing it:
 * it can be made between the touch on a link and the click.
 */
export function createCopies(element: Element): Copies {
  let spare: Element | undefined;
  const copy = () => document.importNode(element, true);
  return {
    prepare: () => void (spare ??= copy()),
    take: () => {
      const taken = spare ?? copy();
      spare = undefined;
      return taken;
    },
  };
}
