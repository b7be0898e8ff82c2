import { whenIdle } from "../page/whenIdle.ts";

/** How long after a copy is taken the next one is made at the earliest, in milliseconds: the page is shown first. */
const REST_MS = 500;

/**
 * Gives copies of an element of another document, as often as wanted. One is always made in advance, in an idle moment:
 * on a slow phone a page's takes as long as showing it.
 */
export function createCopies(element: Element): () => Element {
  let spare: Element | undefined;
  const copy = () => document.importNode(element, true);
  const copyInAdvance = () => whenIdle(() => (spare ??= copy()));
  copyInAdvance();
  return () => {
    const taken = spare ?? copy();
    spare = undefined;
    setTimeout(copyInAdvance, REST_MS);
    return taken;
  };
}
