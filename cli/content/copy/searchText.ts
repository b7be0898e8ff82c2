import { Parser } from "htmlparser2";
import type { RenderedCopy } from "./renderCopy.ts";
import type { CopyText } from "../markdown/textStats.ts";
import type { FrontMatterData } from "../../config/schema/frontMatter.ts";
import { listFields } from "../../config/schema/ownKinds.ts";

/** Keys that hold Markdown or links in sections of all types. */
const KINDS: Record<string, CopyText["kind"]> = { text: "markdown", to: "link" };

/** Own sections have such texts where their schema says so, under any key. */
const isOwn = (value: object): value is { values: Record<string, unknown> } => "type" in value && value.type === "own";

function ownTexts(values: Record<string, unknown>, at: readonly PropertyKey[]): CopyText[] {
  return listFields(values).flatMap(({ field, path }): CopyText | [] => {
    if ("markdown" in field) return { kind: "markdown", path: [...at, ...path], text: field.markdown };
    return "own:link" in field ? { kind: "link", path: [...at, ...path, "to"], text: field["own:link"].to } : [];
  });
}

/** The Markdown and the links of a page's answers and sections. */
export function copyTexts(
  copy: Pick<FrontMatterData, "sections"> & { faq: readonly { answer: string }[] },
): CopyText[] {
  const found = copy.faq.map(({ answer }, index): CopyText => ({
    kind: "markdown",
    path: ["faq", index, "answer"],
    text: answer,
  }));
  const walk = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value !== "object" || value === null) return;
    if (isOwn(value)) return void found.push(...ownTexts(value.values, path));
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key];
      const kind = KINDS[key];
      if (kind && typeof inner === "string") found.push({ kind, path: at, text: inner });
      else walk(inner, at);
    }
  };
  walk(copy.sections, ["sections"]);
  return found;
}

/** Keys of a section whose values are identifiers, not text. */
const IDENTIFIER_KEYS: ReadonlySet<string> = new Set(
  "type kind id ground to group category list countries form art flag picture side width date first last month fact lists terms own:flag own:picture".split(
    " ",
  ),
);

/** All visible texts of a page's sections, including Markdown; in own sections approximately. */
export function visibleTexts(sections: readonly unknown[] = []): string[] {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    if (typeof value !== "object" || value === null) return [];
    if (Array.isArray(value)) return value.flatMap(textsIn);
    return Object.entries(value).flatMap(([key, inner]) => (IDENTIFIER_KEYS.has(key) ? [] : textsIn(inner)));
  };
  return textsIn(sections);
}

export interface SearchText {
  headings: string;
  text: string;
}

const SKIPPED: ReadonlySet<string> = new Set(["nav", "script", "style", "svg", "math"]);

const HEADING = /^h[1-6]$/;

/** Inline elements, which don't end a word. */
const INLINE: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo code dfn em i kbd mark q s small span strong sub sup time u var".split(" "),
);

/** Headings in our own HTML. */
const HEADINGS = /<h[1-6][ >].*?<\/h[1-6]>/gs;

/** Extracts the text of a page's Markdown, sections and answers; without `hasText` only the headings. */
export function searchText({ html, faq, sections }: RenderedCopy, hasText = true): SearchText {
  const texts = sections.flatMap((section) => (section.type === "own" ? visibleTexts([section]) : textsIn(section)));
  const markup = [html, ...texts, ...faq.map((answer) => answer.html)].join("\n");
  const found = readText(hasText ? markup : (markup.match(HEADINGS) ?? []).join("\n"));
  // Own sections have unknown texts.
  const titles = sections.map((section) => "heading" in section && section.heading);
  const headings = [...titles.filter((title) => typeof title === "string"), ...faq.map(({ question }) => question)];
  return { headings: joined([...headings, found.headings]), text: joined([found.text]) };
}

const TEXT_KEYS: ReadonlySet<string> = new Set(
  "heading summary title text label name note html question value city lines caption".split(" "),
);

function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (!TEXT_KEYS.has(key)) return textsIn(inner);
    return (Array.isArray(inner) ? inner : [inner]).flatMap((text) =>
      typeof text === "string" ? [text] : textsIn(text),
    );
  });
}

const joined = (texts: readonly string[]): string => texts.join(" ").replaceAll(/\s+/g, " ").trim();

/** The text of HTML, separated into headings and the rest. */
function readText(html: string): { headings: string; text: string } {
  let headings = "";
  let text = "";
  let skippedDepth = 0;
  let isHeading = false;
  const append = (words: string) => {
    if (isHeading) headings += words;
    else text += words;
  };
  const parser = new Parser({
    onopentagname(name) {
      if (SKIPPED.has(name)) skippedDepth += 1;
      if (HEADING.test(name)) isHeading = true;
      if (!INLINE.has(name)) append(" ");
    },
    ontext(words) {
      if (skippedDepth === 0) append(words);
    },
    onclosetag(name) {
      if (!INLINE.has(name)) append(" ");
      if (SKIPPED.has(name)) skippedDepth -= 1;
      if (HEADING.test(name)) isHeading = false;
    },
  });
  parser.end(html);
  return { headings, text };
}
