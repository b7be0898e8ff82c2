import { escapeHtml } from "../../runtime/site/html.ts";

/** A heading of a page's text. */
export interface TextHeading {
  level: number;
  id: string;
  text: string;
}

/** With fewer headings a list of them is of no use. */
const LEAST = 2;

/**
 * Puts a list of the headings of levels 2 and 3 into a page's HTML, above the first of them: the words before it lead in.
 * @param label the name of the list
 */
export function addContents(html: string, headings: readonly TextHeading[], label: string): string {
  const listed = headings.filter(({ level }) => level === 2 || level === 3);
  const at = html.indexOf(`<h${listed[0]?.level} id="${listed[0]?.id}">`);
  if (listed.length < LEAST || at < 0) return html;
  const items = listed.map(
    ({ level, id, text }) =>
      `<li class="toc__item toc__item--${level}"><a href="#${escapeHtml(encodeURI(id))}">${escapeHtml(text)}</a></li>`,
  );
  const title = `<p class="toc__title">${escapeHtml(label)}</p>`;
  const list = `<nav class="toc" aria-label="${escapeHtml(label)}">${title}<ul>${items.join("")}</ul></nav>\n`;
  return html.slice(0, at) + list + html.slice(at);
}
