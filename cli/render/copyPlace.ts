import type { RenderedCopy } from "../content/renderCopy.ts";
import { showsCurrency } from "./currencyStyle.ts";

/** Where a page's copy is in its file, in characters: the first one, and the one behind the last. */
export type CopyPlace = readonly [start: number, end: number];

/** An answer's heading: when the copy gets one of the same words, it gets another id. */
const ID = ' id="';

/**
 * Undefined when other copy would need more than another text there: a page that shows none, or that shows it twice.
 * @param main The part of the page that is made from its copy.
 * @param offset Where in the page that part begins.
 */
export function findCopy(main: string, { html, faq }: RenderedCopy, offset = 0): CopyPlace | undefined {
  const start = html === "" || faq.some((answer) => answer.html.includes(ID)) ? -1 : main.indexOf(html);
  if (start === -1 || main.includes(html, start + 1)) return undefined;
  return [offset + start, offset + start + html.length];
}

/**
 * The page with other copy. Templates show what is there as it is, so that it is the page that they would make. Undefined
 * for copy that they would leave out, and when a font is needed for it that was not, or the other way round.
 */
export function replaceCopy(page: string, [start, end]: CopyPlace, html: string): string | undefined {
  if (html === "" || showsCurrency(html) !== showsCurrency(page.slice(start, end))) return undefined;
  return page.slice(0, start) + html + page.slice(end);
}
