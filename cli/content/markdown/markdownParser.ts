import MarkdownIt from "markdown-it";
import deflist from "markdown-it-deflist";
import footnote from "markdown-it-footnote";
import { addBlockTags } from "../dialect/blockTags.ts";
import { addCallouts, addTaskLists, type Callout, addSectionMarks } from "../dialect/blocks.ts";
import { addHeadingIds } from "../dialect/headings.ts";
import { addCitations, addWordTags } from "../dialect/wordTags.ts";
import type { ShowText } from "../../../runtime/site/text.ts";

/**
 * Makes a parser for GitHub's Markdown (docs/markdown.md). Bare URLs become links if they begin with a scheme or
 * `www.`. URLs are not validated or normalized: the renderer checks them.
 */
export function createParser(): MarkdownIt {
  const parser = new MarkdownIt({ html: true, linkify: true });
  parser
    .use(footnote)
    .use(deflist)
    .use(addCitations)
    .use(addCallouts)
    .use(addHeadingIds)
    .use(addTaskLists)
    .use(addWordTags)
    .use(addBlockTags)
    .use(addSectionMarks);
  // Notes are written below the text, not inline.
  parser.disable("footnote_inline");
  parser.validateLink = () => true;
  parser.normalizeLink = (href) => href;
  parser.normalizeLinkText = (text) => text;
  parser.linkify
    .set({ fuzzyLink: false })
    .add("//", null)
    .add("www.", {
      validate(text, position, linkify) {
        const length = linkify.testSchemaAt(`//www.${text.slice(position)}`, "http:", 0);
        return Math.max(0, length - "//www.".length);
      },
      normalize(match) {
        match.url = `http://${match.url}`;
      },
    });
  return parser;
}

export type MarkdownLabels = ReturnType<typeof markdownLabels>;

/** Texts that rendering adds to Markdown, in the page's language. Most are accessible names. */
export const markdownLabels = (t: ShowText) => ({
  code: t("page.code"),
  table: t("page.table"),
  contents: t("page.jump"),
  notes: t("markdown.notes"),
  note: (number: number) => t("markdown.note", { number }),
  noteBack: (number: number) => t("markdown.noteBack", { number }),
  done: t("markdown.done"),
  open: t("markdown.open"),
  callouts: {
    note: t("markdown.callouts.note"),
    tip: t("markdown.callouts.tip"),
    important: t("markdown.callouts.important"),
    warning: t("markdown.callouts.warning"),
    caution: t("markdown.callouts.caution"),
  } satisfies Record<Callout, string>,
});
