import MarkdownIt from "markdown-it";
import deflist from "markdown-it-deflist";
import footnote from "markdown-it-footnote";
import { addBlockTags } from "./dialect/blockTags.ts";
import { addCallouts } from "./dialect/callouts.ts";
import { addCitations } from "./dialect/citations.ts";
import { addHeadingIds } from "./dialect/headingIds.ts";
import { addSectionMarks } from "./dialect/sectionMarks.ts";
import { addTaskLists } from "./dialect/taskLists.ts";
import { addWordTags } from "./dialect/wordTags.ts";

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
