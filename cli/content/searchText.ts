import { Parser } from "htmlparser2";
import type { RenderedCopy } from "./renderCopy.ts";
import { visibleTexts } from "./sectionTexts.ts";

/** What is searched of a page's copy, as plain text. */
export interface SearchText {
  headings: string;
  text: string;
}

/** Elements whose text is no part of what is said. */
const UNSAID: ReadonlySet<string> = new Set(["nav", "script", "style", "svg", "math"]);
const HEADING = /^h[1-6]$/;
/** Elements that a word may go on in. */
const WITHIN_WORDS: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo code dfn em i kbd mark q s small span strong sub sup time u var".split(" "),
);

/** The headings of our own markup. */
const HEADINGS = /<h[1-6][ >].*?<\/h[1-6]>/gs;

/** Gives the words of a page's copy: its Markdown, its sections and its answers; without `hasText` those of headings alone. */
export function searchText({ html, faq, sections }: RenderedCopy, hasText = true): SearchText {
  const texts = sections.flatMap((section) => (section.type === "own" ? visibleTexts([section]) : textsIn(section)));
  const markup = [html, ...texts, ...faq.map((answer) => answer.html)].join("\n");
  const found = readText(hasText ? markup : (markup.match(HEADINGS) ?? []).join("\n"));
  const titles = [...sections.flatMap(headingOf), ...faq.map(({ question }) => question)];
  return { headings: joined([...titles, found.headings]), text: joined([found.text]) };
}

/** Keys of a section whose values are texts. */
const TEXTS: ReadonlySet<string> = new Set(
  "heading summary title text label name note html question value city lines caption".split(" "),
);

function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (!TEXTS.has(key)) return textsIn(inner);
    return (Array.isArray(inner) ? inner : [inner]).flatMap((text) =>
      typeof text === "string" ? [text] : textsIn(text),
    );
  });
}

/** Of a section of a project's own kind nobody knows which of its texts is one. */
const headingOf = (section: RenderedCopy["sections"][number]): string[] =>
  "heading" in section && typeof section.heading === "string" ? [section.heading] : [];

const joined = (texts: readonly string[]): string => texts.join(" ").replaceAll(/\s+/g, " ").trim();

/** The text of HTML, that of its headings apart. */
function readText(html: string): { headings: string; text: string } {
  let headings = "";
  let text = "";
  let unsaid = 0;
  let isHeading = false;
  const say = (words: string) => {
    if (isHeading) headings += words;
    else text += words;
  };
  const parser = new Parser({
    onopentagname(name) {
      if (UNSAID.has(name)) unsaid += 1;
      if (HEADING.test(name)) isHeading = true;
      if (!WITHIN_WORDS.has(name)) say(" ");
    },
    ontext(words) {
      if (unsaid === 0) say(words);
    },
    onclosetag(name) {
      if (!WITHIN_WORDS.has(name)) say(" ");
      if (UNSAID.has(name)) unsaid -= 1;
      if (HEADING.test(name)) isHeading = false;
    },
  });
  parser.end(html);
  return { headings, text };
}
