import { placeholder } from "../../config/placeholder.ts";
import { onOneLine } from "./yamlText.ts";

interface NewPage {
  title: string;
  /** Written into the front matter when it is not what the page has anyway. */
  template?: string | undefined;
  /** Of a post: the day, and its category. */
  date?: string;
  category?: string | undefined;
  draft?: boolean | undefined;
  /** Those to choose from. */
  categories?: readonly string[];
}

/** The text of a Markdown file: complete, and marked where words are missing. */
export const pageFile = ({ title, template, date, category, draft, categories = [] }: NewPage): string => `---
title: ${onOneLine(title)}
description: ${onOneLine(placeholder("what readers find here, in one or two sentences of 50 to 170 characters, for search results"))}
summary: ${onOneLine(placeholder("one sentence that stands under the heading and on cards"))}
${[
  ...(draft ? ["draft: true"] : []),
  ...(date ? [`date: ${date}`] : []),
  ...(category ? [`category: ${category}`] : []),
  ...(categories.length > 0 ? [`# category: ${categories.join(" | ")}`] : []),
  ...(template ? [`template: ${template}`] : []),
]
  .map((line) => `${line}\n`)
  .join(
    "",
  )}# What else can be here (sections, faq, picture, aliases, metadata): node_modules/countrysites/docs/writing-pages.md.
---

${placeholder("the first paragraph, which answers what brought readers here")}

## ${placeholder("a heading, as a question or a statement")}

${placeholder("what there is to know, in short paragraphs")}
`;

/** A title from a slug: `first-visit` becomes `First visit`. */
export function titleOf(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
