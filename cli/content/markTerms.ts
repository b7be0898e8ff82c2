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
  /** Splits a text at every form of every term. */
  pattern: RegExp;
  byForm: ReadonlyMap<string, ExplainedTerm>;
  /** The words of the link to the list of all terms. */
  label: string;
}

/** Prepares the terms of a site; undefined when it has none. @param label words of the link to the page that lists them */
export function prepareTerms(terms: readonly ExplainedTerm[], label: string): Terms | undefined {
  const byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form, term] as const)));
  if (byForm.size === 0) return undefined;
  // The longest first: of `CoE number` and `CoE` the whole is meant.
  const forms = [...byForm.keys()].toSorted((a, b) => b.length - a.length).map(escapePattern);
  return { pattern: new RegExp(`(?<![${WORD}])(${forms.join("|")})(?![${WORD}])`, "gu"), byForm, label };
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** What a word is made of, in any script; `\b` knows the Latin one only. */
const WORD = String.raw`\p{L}\p{M}\p{N}_`;

/**
 * Explains the terms of a text that occur for the first time on their page.
 * @param explained the terms that the page has explained; those of the text are added
 * @param plain makes HTML of the text between them
 */
export function markTerms(
  text: string,
  { pattern, byForm, label }: Terms,
  explained: Set<ExplainedTerm>,
  plain: (text: string) => string,
): string {
  let html = "";
  let rest = 0;
  for (const { 0: form, index } of text.matchAll(pattern)) {
    const term = byForm.get(form);
    if (!term || explained.has(term)) continue;
    explained.add(term);
    html += plain(text.slice(rest, index)) + explain(form, term, label);
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
