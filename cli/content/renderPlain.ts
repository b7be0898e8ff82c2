/** One line that begins with a letter and has no sign that means something within a line. */
const PLAIN =
  /^[A-Za-z][ !"#$%'()+,\-./0-9:;=>?A-Z^a-z{|}\u00a1-\u167f\u1681-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\ud7ff]*$/;
const ADDRESS = /www\.|:\/\/|mailto:|xmpp:/;

/**
 * The HTML of Markdown that is nothing but one line of words, as most texts of sections are, without the parser. Undefined
 * for any other.
 */
export function renderPlain(markdown: string): string | undefined {
  if (!PLAIN.test(markdown) || markdown.endsWith(" ") || ADDRESS.test(markdown)) return undefined;
  return `<p>${markdown.replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#39;")}</p>\n`;
}
