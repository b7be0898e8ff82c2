export interface Copies {
  /** Makes the next copy in advance. */
  prepare(): void;
  /** Returns a copy. */
  take(): Element;
}

/**
 * Copies an element of another document. On a slow phone, copying a page takes as long as showing it, so a copy can be
 * made between the touch on a link and the click.
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
