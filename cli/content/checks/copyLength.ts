import { FORM_TEMPLATES, type TemplateName } from "../../../runtime/site/page.ts";
import { words } from "../../../runtime/site/words.ts";
import type { Route } from "../../model/route.ts";
import type { Found } from "../../core/problems/problem.ts";
import { count } from "../../core/console/text.ts";
import { visibleTexts } from "../copy/searchText.ts";
import { countWords } from "../markdown/textStats.ts";
import type { PageCopy } from "../../model/content.ts";
import type { MarkdownSummary } from "../markdown/parseMarkdownFile.ts";

const WORDS_PER_MINUTE = 220;

/** Templates for text, with or without sections. */
const TEXT_TEMPLATES: ReadonlySet<TemplateName> = new Set(["article", "career", "post"]);

const OTHER_TEMPLATES: ReadonlySet<TemplateName> = new Set([
  ...FORM_TEMPLATES,
  ...words("home listing career-list post-list thank-you not-found"),
]);

/** Number of words of a file, including answers and sections. */
export const wordsOf = ({ frontMatter, body }: MarkdownSummary): number => frontMatter.words + body.words;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** Reports an indexed page of text that has little of it. @param least `minWords` of network.yaml. */
export function checkLength(route: Route, copy: PageCopy, least: number): Found {
  const template = copy.data.template ?? route.template;
  const isText =
    TEXT_TEMPLATES.has(template) || (!OTHER_TEMPLATES.has(template) && (copy.data.sections ?? []).length === 0);
  if (copy.words >= least || route.noindex || !isText) return undefined;
  // Placeholders have their own warning.
  if (copy.parts.some(({ file }) => file.isUnwritten)) return undefined;
  const shown = wordsShown(copy);
  const file = copy.parts.find((part) => part.file.file === copy.source)?.file;
  if (shown >= least || !file) return undefined;
  return {
    code: "thin-content",
    severity: "warning",
    message: `The page has ${count(shown, "word")}`,
    why: "Visitors and search engines find little information on it.",
    hint: `Write ${least} words or more.`,
    place: file.locateBody(),
  };
}

/** Number of words in Markdown, answers and all texts of sections. */
function wordsShown({ parts, faq, data }: PageCopy): number {
  const inBodies = parts.reduce((sum, { file, part }) => sum + (part === "none" ? 0 : file.body.words), 0);
  const texts = [...faq.map(({ answer }) => answer), ...visibleTexts(data.sections)];
  return texts.reduce((sum, text) => sum + countWords(text), inBodies);
}
