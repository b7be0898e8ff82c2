import { escapeHtml } from "../../../runtime/site/html.ts";

/** A term that pages explain at its first occurrence. */
export interface ExplainedTerm {
  id: string;
  /** Spellings, matched as whole words and case-sensitively. */
  forms: string[];
  /** Full name. */
  title: string;
  text: string;
  href?: string;
}

/** The compiled terms of a site. */
export interface Terms {
  /** Matches possible occurrences. */
  pattern: RegExp;
  /** All spellings, longest first, so that `CoE number` is preferred to `CoE`. */
  forms: readonly (readonly [form: string, term: ExplainedTerm])[];
  /** Label of the link to the glossary. */
  label: string;
}

/** Compiles the terms of a site; undefined without terms. @param label Label of the link to the glossary. */
export function prepareTerms(terms: readonly ExplainedTerm[], label: string): Terms | undefined {
  const forms = terms
    .flatMap((term) => term.forms.map((form) => [form, term] as const))
    .toSorted(([a], [b]) => b.length - a.length);
  if (forms.length === 0) return undefined;
  // Word boundaries are checked after a match; lookarounds in the pattern would be ten times slower.
  return { pattern: new RegExp(forms.map(([form]) => escapePattern(form)).join("|"), "g"), forms, label };
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Text that ends or continues within a word of any script; `\b` only works for Latin. */
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}_]$/u;
const CONTINUES_WORD = /^[\p{L}\p{M}\p{N}_]/u;

/** The term at an offset, if it is a whole word, and its spelling. */
function termAt(text: string, offset: number, { forms }: Terms): readonly [string, ExplainedTerm] | undefined {
  // A character has at most two code units.
  if (ENDS_IN_WORD.test(text.slice(Math.max(0, offset - 2), offset))) return undefined;
  return forms.find(([form]) => {
    const end = offset + form.length;
    return text.startsWith(form, offset) && !CONTINUES_WORD.test(text.slice(end, end + 2));
  });
}

/**
 * Adds an explanation to each term at its first occurrence on the page; `plain` renders the text between.
 * @param explained The terms that the page has explained already; updated.
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
 * A button with a popover: it works without scripts for mouse, touch and keyboard, and closes with Esc or a click
 * outside. The popover follows the button in the document, so that focus and screen readers reach it next.
 */
function explain(form: string, { id, title, text, href }: ExplainedTerm, label: string): string {
  const link = href === undefined ? "" : ` <a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  return `<button type="button" class="term" popovertarget="${id}">${escapeHtml(form)}</button><span popover class="term-text" id="${id}"><b>${escapeHtml(title)}</b> ${escapeHtml(text)}${link}</span>`;
}
