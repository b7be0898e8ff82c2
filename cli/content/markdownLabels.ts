import type { ShowText } from "../../runtime/site/text.ts";
import { CALLOUTS, type Callout } from "./dialect/callouts.ts";

/** The words that rendered Markdown has besides its own, in the language of the page. */
export interface MarkdownLabels {
  /** What assistive technology calls the parts that scroll by themselves. */
  code: string;
  table: string;
  /** The table of contents. */
  contents: string;
  /** The list of footnotes. */
  notes: string;
  /** A footnote's mark, and the link from the note back to it. */
  note: (number: number) => string;
  noteBack: (number: number) => string;
  /** An item of a task list. */
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

/** Gives the words in the language of a site. */
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
