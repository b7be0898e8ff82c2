import { escapeHtml } from "../../runtime/site/html.ts";

/** A term that pages explain where it first occurs. */
export interface ExplainedTerm {
  /** Id of the explanation on the page. */
  id: string;
  /** The ways to write it: whole words, upper and lower case included. */
  forms: string[];
  /** Its full name. */
  title: string;
  text: string;
  /** Where a page lists it. */
  href?: string;
}

/** Finds the terms of a site in a text. */
export interface Terms {
  /** Where one may begin. */
  pattern: RegExp;
  /** All forms of all terms, the longest first: of `CoE number` and `CoE` the whole is meant. */
  forms: readonly (readonly [form: string, term: ExplainedTerm])[];
  /** The words of the link to the list of all terms. */
  label: string;
}

/** Prepares the terms of a site; undefined when it has none. @param label words of the link to the page that lists them */
export function prepareTerms(terms: readonly ExplainedTerm[], label: string): Terms | undefined {
  const forms = terms
    .flatMap((term) => term.forms.map((form) => [form, term] as const))
    .toSorted(([a], [b]) => b.length - a.length);
  if (forms.length === 0) return undefined;
  // What a word ends with is looked at behind a match: in the pattern it would take ten times as long.
  return { pattern: new RegExp(forms.map(([form]) => escapePattern(form)).join("|"), "g"), forms, label };
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A text that ends within a word, and one that goes on in it, in any script: `\b` knows the Latin one only. */
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}_]$/u;
const GOES_ON = /^[\p{L}\p{M}\p{N}_]/u;

/** The term that a text has at an offset as a whole word, and how it is written. */
function termAt(text: string, offset: number, { forms }: Terms): readonly [string, ExplainedTerm] | undefined {
  // A character is two units at most.
  if (ENDS_IN_WORD.test(text.slice(Math.max(0, offset - 2), offset))) return undefined;
  return forms.find(([form]) => {
    const end = offset + form.length;
    return text.startsWith(form, offset) && !GOES_ON.test(text.slice(end, end + 2));
  });
}

/**
 * Explains the terms of a text that occur for the first time on their page.
 * @param explained the terms that the page has explained; those of the text are added
 * @param plain makes HTML of the text between them
 */
export function markTerms(
  text: string,
  terms: Terms,
  explained: Set<ExplainedTerm>,
  plain: (text: string) => string,
): string {
  let html = "";
  let rest = 0;
  for (const { index } of text.matchAll(terms.pattern)) {
    const found = termAt(text, index, terms);
    if (!found) continue;
    const [form, term] = found;
    if (explained.has(term)) continue;
    explained.add(term);
    html += plain(text.slice(rest, index)) + explain(form, term, terms.label);
    rest = index + form.length;
  }
  return html + plain(text.slice(rest));
}

/**
 * A button that opens the explanation behind it, by the browser itself: with mouse, touch or keyboard, without scripts, closed
 * by Esc or a click outside. Behind it in the document, so that the focus and screen readers come to it next.
 */
function explain(form: string, { id, title, text, href }: ExplainedTerm, label: string): string {
  const link = href === undefined ? "" : ` <a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  return `<button type="button" class="term" popovertarget="${id}">${escapeHtml(form)}</button><span popover class="term-text" id="${id}"><b>${escapeHtml(title)}</b> ${escapeHtml(text)}${link}</span>`;
}
