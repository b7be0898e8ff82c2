import type { ShowText } from "../../runtime/site/text.ts";
import { CALLOUTS, type Callout } from "./dialect/callouts.ts";

/** Texts that rendering adds to Markdown, in the page's language. */
export interface MarkdownLabels {
  /** Accessible names of scrollable code blocks and tables. */
  code: string;
  table: string;
  contents: string;
  notes: string;
  /** Accessible names of a footnote's mark and of the link back to it. */
  note: (number: number) => string;
  noteBack: (number: number) => string;
  /** Accessible names of task list items. */
  done: string;
  open: string;
  callouts: Record<Callout, string>;
}

const CALLOUT_TEXTS = {
  note: "markdown.callouts.note",
  tip: "markdown.callouts.tip",
  important: "markdown.callouts.important",
  warning: "markdown.callouts.warning",
  caution: "markdown.callouts.caution",
} as const;

/** Collects the texts from a site's catalogue. */
export const markdownLabels = (t: ShowText): MarkdownLabels => ({
  code: t("page.code"),
  table: t("page.table"),
  contents: t("page.jump"),
  notes: t("markdown.notes"),
  note: (number) => t("markdown.note", { number }),
  noteBack: (number) => t("markdown.noteBack", { number }),
  done: t("markdown.done"),
  open: t("markdown.open"),
  callouts: Object.fromEntries(CALLOUTS.map((kind) => [kind, t(CALLOUT_TEXTS[kind])])) as Record<Callout, string>,
});
