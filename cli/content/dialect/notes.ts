import type { Token } from "markdown-it";
import { escapeHtml } from "../../../runtime/site/html.ts";
import type { MarkdownLabels } from "../markdown/markdownParser.ts";

/** The footnotes of a page, which are numbered across all its texts. */
export interface PageNotes {
  count: number;
  html: string;
}

interface NoteState {
  notes: PageNotes;
  labels: MarkdownLabels;
}

/** Number of a note and id of its mark: `2`, or `2-3` for the third mark of note 2. */
function numbers({ meta }: Token, { notes }: NoteState): { number: number; mark: string } {
  const { id, subId = 0 } = meta as { id: number; subId?: number };
  const number = notes.count + id + 1;
  return { number, mark: subId > 0 ? `${number}-${subId + 1}` : `${number}` };
}

/** Render rules for footnotes. Ids begin with a capital letter, unlike those of headings. */
export const noteRules = {
  footnote_ref(token: Token, page: NoteState): string {
    const { number, mark } = numbers(token, page);
    const label = escapeHtml(page.labels.note(number));
    return `<sup class="note-mark"><a href="#Note-${number}" id="Mark-${mark}" aria-label="${label}">${number}</a></sup>`;
  },
  footnote_open: (token: Token, page: NoteState): string => `<li id="Note-${numbers(token, page).number}">`,
  footnote_close: (): string => "</li>\n",
  footnote_anchor(token: Token, page: NoteState): string {
    const { number, mark } = numbers(token, page);
    return ` <a class="note-back" href="#Mark-${mark}" aria-label="${escapeHtml(page.labels.noteBack(number))}">↑</a>`;
  },
};

/** The list of a page's footnotes; empty without any. */
export const showNotes = ({ html }: PageNotes, { notes }: MarkdownLabels): string =>
  html && `<section class="notes" aria-label="${escapeHtml(notes)}"><ol>\n${html}</ol></section>\n`;
