import type { PageCopy } from "../content/loadContent.ts";
import type { CopyPlan } from "../content/renderCopy.ts";
import type { PageFacts } from "./pageContent.ts";
import type { PlannedPage } from "./plan.ts";

/** The copy of a page that has none. */
export const NO_COPY: CopyPlan = { parts: [], faq: [], links: {}, ids: [], pictures: {} };

/** What a page without copy depends on. */
export const NO_TEXTS: Pick<PlannedPage, "words" | "texts"> = { words: 0, texts: [] };

/** What a page depends on by the Markdown files of its copy, each once: what a file gives but its text is in its front matter. */
export function copyTexts({ words, parts }: PageCopy): Pick<PlannedPage, "words" | "texts"> {
  const texts = parts.map(({ file: { file, hash, frontMatter, body } }) => ({
    file,
    hash,
    frontMatter: frontMatter.hash,
    body,
  }));
  return { words, texts: texts.filter(({ file }, index) => texts.findIndex((text) => text.file === file) === index) };
}

/** A page's copy as data, to be rendered with the page. */
export function planCopy(
  copy: PageCopy,
  markdown: Pick<CopyPlan, "links" | "pictures">,
  { sections }: PageFacts,
): CopyPlan {
  return {
    parts: copy.parts.map(({ file, part }) => ({ file: file.file, part })),
    faq: copy.faq,
    ids: sections.map(({ id }) => id),
    ...markdown,
  };
}
