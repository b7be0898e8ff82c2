import { escapeHtml } from "../../../runtime/site/html.ts";

/** A heading of a page's text. */
export interface TextHeading {
  level: number;
  id: string;
  text: string;
}

/** Fewer headings get no table of contents. */
const MIN_HEADINGS = 2;

/**
 * Inserts a table of contents (headings of levels 2 and 3) above the first heading, below the introduction.
 * @param label Heading and accessible name of the list.
 */
export function addContents(html: string, headings: readonly TextHeading[], label: string): string {
  const listed = headings.filter(({ level }) => level === 2 || level === 3);
  const at = html.indexOf(`<h${listed[0]?.level} id="${listed[0]?.id}">`);
  if (listed.length < MIN_HEADINGS || at < 0) return html;
  const items = listed.map(
    ({ level, id, text }) =>
      `<li class="toc__item toc__item--${level}"><a href="#${escapeHtml(encodeURI(id))}">${escapeHtml(text)}</a></li>`,
  );
  const title = `<p class="toc__title">${escapeHtml(label)}</p>`;
  const list = `<nav class="toc" aria-label="${escapeHtml(label)}">${title}<ul>${items.join("")}</ul></nav>\n`;
  return html.slice(0, at) + list + html.slice(at);
}
