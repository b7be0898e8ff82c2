import { FORM_TEMPLATES, type TemplateName } from "../../runtime/site/page.ts";
import type { Route } from "../config/routes/routes.ts";
import type { Problem } from "../report/problem.ts";
import { countWords } from "./countWords.ts";
import type { WrittenCopy } from "./loadContent.ts";
import type { MarkdownFacts } from "./parseMarkdownFile.ts";
import { visibleTexts } from "./sectionTexts.ts";

/** Words a minute, for reading times. */
const READING_SPEED = 220;

/** Templates whose pages are their text, with sections or without. */
const ARTICLES: ReadonlySet<TemplateName> = new Set(["article", "career", "post"]);

/** Templates whose pages show something else: a list, a form, a message. */
const OTHERS: ReadonlySet<TemplateName> = new Set([
  ...FORM_TEMPLATES,
  "home",
  "listing",
  "career-list",
  "post-list",
  "thank-you",
  "not-found",
]);

/** Words of a file, those of its answers and sections included. */
export const wordsOf = ({ frontMatter, body }: Pick<MarkdownFacts, "frontMatter" | "body">): number =>
  frontMatter.words + body.words;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / READING_SPEED));

/**
 * Reports a page that search engines list for its text, and that has little of it.
 * @param least `minWords` of network.yaml.
 */
export function checkLength(route: Pick<Route, "template" | "noindex">, copy: WrittenCopy, least: number): Problem[] {
  if (copy.words >= least || route.noindex || !isText(copy.data.template ?? route.template, copy)) return [];
  // That is said of the marks.
  if (copy.parts.some(({ file }) => file.isUnwritten)) return [];
  const words = wordsShown(copy);
  const file = copy.parts.find((part) => part.file.file === copy.source)?.file;
  if (words >= least || !file) return [];
  return [
    {
      code: "thin-content",
      severity: "warning",
      message: `The page has ${words} ${words === 1 ? "word" : "words"}`,
      why: "Visitors and search engines find little in it.",
      hint: `Write ${least} words or more.`,
      place: file.locateBody(),
    },
  ];
}

const isText = (template: TemplateName, { data }: WrittenCopy): boolean =>
  ARTICLES.has(template) || (!OTHERS.has(template) && (data.sections ?? []).length === 0);

/** Words of a page's Markdown, its answers, and all texts of its sections. */
function wordsShown({ parts, faq, data }: WrittenCopy): number {
  const inBodies = parts.reduce((sum, { file, part }) => sum + (part === "none" ? 0 : file.body.words), 0);
  const texts = [...faq.map(({ answer }) => answer), ...visibleTexts(data.sections)];
  return texts.reduce((sum, text) => sum + countWords(text), inBodies);
}
