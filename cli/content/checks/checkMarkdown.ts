import { controlCharacter, controlMistake } from "../../config/yaml/mistakes.ts";
import { MISSING_ALT, pictureNameMistake } from "../../config/files/pictureFiles.ts";
import type { Fix, Place, PlaceAt, Problem } from "../../core/problems/problem.ts";
import type { Token } from "markdown-it";
import { checkNotes } from "./checkNotes.ts";
import { SECTION_IDS } from "../copy/copyPlan.ts";
import { blockTagMistake, COMMENT } from "../dialect/blockTags.ts";
import { idOf, rejectedAt, safeHtmlOf } from "../dialect/htmlAttributes.ts";
import { wordTagMistake } from "../dialect/wordTags.ts";
import { addressOf, type LocatedToken, locateTokens } from "../markdown/locateTokens.ts";
import { hasStrayMarker, pictureName } from "../markdown/markdownText.ts";
import type { CopyText } from "../markdown/textStats.ts";
import { createParser } from "../markdown/markdownParser.ts";

/** A fast test: only text with one of these can be invalid. Most copy has none and isn't parsed. */
const isSuspicious = (markdown: string): boolean =>
  /<(?!!-- own -->)|!\[|\[\^|\{#/.test(markdown) ||
  /(?:^|[^#])#(?:[ \t]|\r?$)/m.test(markdown) ||
  (markdown.includes("=") && /^[ \t>*+-]*=+[ \t]*\r?$/m.test(markdown));

interface Options {
  /** True for the text of a page, which may have footnotes. */
  withNotes?: boolean;
  /** Whether all safe HTML is allowed (`markdown.html: safe`). */
  isHtmlSafe?: boolean;
}

/** Reports what Markdown may not contain. */
export function checkMarkdown(
  markdown: string,
  placeAt: PlaceAt,
  { withNotes = false, isHtmlSafe = false }: Options = {},
): Problem[] {
  const control = controlCharacter(markdown);
  if (control) return [{ ...controlMistake(control.name), place: placeAt(control.index, 1) }];
  const depth = checkDepth(markdown, placeAt);
  if (depth) return [depth];
  if (!isSuspicious(markdown) && !hasStrayMarker(markdown)) return [];
  // `checkNotes` checks the footnotes of texts that may have them.
  let isFootnoteReported = withNotes;
  const notes = withNotes ? checkNotes(markdown, placeAt) : [];
  const ids = new Set(SECTION_IDS);
  const located = locateTokens(markdown);
  const headings = located.filter(({ token }) => token.type === "heading_open");
  const titles = headings.filter(({ token }) => token.tag === "h1");
  const found = located.flatMap(({ token, offset, length }): Problem | [] => {
    const place = placeAt(offset, length);
    const report = (code: Problem["code"], message: string, why: string, hint: string, fix?: Fix): Problem => {
      return { code, message, why, hint, ...(fix && { fix }), place };
    };
    const safeHtml = isHtmlSafe ? undefined : safeHtmlOf(token);
    if (safeHtml !== undefined || (token.type.startsWith("html_") && !isAccepted(token.content.trim()))) {
      const html = safeHtml ?? token.content.slice(rejectedAt(token)).trimStart();
      return report(
        "unsafe-html",
        "The Markdown contains raw HTML",
        "It would bypass the checks of links, headings and scripts.",
        html.startsWith("<!--")
          ? "Write the line as `<!-- own -->` or `<!-- section: id -->`."
          : (wordTagMistake(html, isHtmlSafe) ??
              blockTagMistake(html, isHtmlSafe) ??
              (safeHtml === undefined
                ? "Write it as Markdown, or put it in backticks to show it. Words may be in `<kbd>`, `<sub>`, `<sup>` and similar elements (node_modules/countrysites/docs/markdown.md)."
                : "Write it as Markdown, put it in backticks to show it, or write `markdown: { html: safe }` in network.yaml (node_modules/countrysites/docs/markdown.md).")),
      );
    }
    if (token.type === "section" && !withNotes) {
      return report(
        "text-section",
        "A section is not allowed in an answer or in another section",
        "Sections can only be inserted into the text below the front matter.",
        "Remove the line.",
      );
    }
    if (token.type.startsWith("footnote")) {
      // One problem for all footnotes of a text.
      if (isFootnoteReported) return [];
      isFootnoteReported = true;
      return report(
        "footnote",
        `The text contains footnotes: \`${written(token)}\``,
        "Footnotes are only allowed in the text below the front matter, not in answers and sections.",
        "Write the note into the text, or cite a fact with its source (node_modules/countrysites/docs/facts.md). To show the mark itself, put it in backticks.",
      );
    }
    if (token.type === "heading_open" && token.tag === "h1") {
      // One problem for all headings of level 1.
      if (token !== titles[0]?.token) return [];
      const isOne = titles.length === 1;
      return report(
        "heading-level",
        isOne ? "The copy has a heading of level 1" : `The copy has ${titles.length} headings of level 1`,
        "The page's title is its heading of level 1.",
        isOne ? "Begin headings with `##`." : "Move all headings of the text one level down: begin with `##`.",
        oneLevelDown(isOne ? titles : headings.filter(({ offset: at }) => at >= offset), placeAt),
      );
    }
    const id = idOf(token);
    if (id !== "") {
      if (ids.has(id))
        return report(
          "duplicate-value",
          `The id \`${id}\` is used twice`,
          SECTION_IDS.includes(id)
            ? "Every page has an element with this id, and links would lead to that."
            : "Links would lead to the first heading with this id.",
          "Give the heading another id.",
        );
      ids.add(id);
    }
    if (token.type === "image") {
      const address = addressOf(token) ?? "";
      const name = pictureName(address);
      const mistake = pictureNameMistake(name);
      if (mistake) return { place, ...mistake };
      if (token.content.trim() === "") {
        const hint = `Describe in a few words what it shows: \`![The team in front of the office](${address})\`.`;
        return report("missing-alt", MISSING_ALT.message, MISSING_ALT.why, hint);
      }
    }
    return [];
  });
  return [...found, ...notes];
}

/** `checkMarkdown` of all answers and sections of a page. */
export const checkTexts = (
  texts: readonly CopyText[],
  locate: (path: readonly PropertyKey[]) => Place,
  isHtmlSafe: boolean,
): Problem[] =>
  texts.flatMap(({ kind, path, text }) =>
    kind === "link" ? [] : checkMarkdown(text, () => locate(path), { isHtmlSafe }),
  );

/** The fix that adds a `#` to each heading; undefined if one is underlined or has level 6. */
function oneLevelDown(headings: readonly LocatedToken[], placeAt: PlaceAt): Fix | undefined {
  if (headings.some(({ token }) => !token.markup.startsWith("#") || token.tag === "h6")) return undefined;
  const edits = headings.map(({ offset }) => {
    const { text: _, ...place } = placeAt(offset, 1);
    return { ...place, length: 0, write: "#" };
  });
  return { edits };
}

/** Comments, and the marker for a country's own copy. */
const isAccepted = (html: string): boolean => html === "<!-- own -->" || COMMENT.test(html);

const written = ({ content, meta }: Token): string =>
  content || `[^${(meta as { label: string } | null)?.label ?? ""}]`;

/** Deepest nesting: 40 quotes, or 20 lists (a list and its item are one level each). */
const MAX_LEVELS = 40;

/** A fast test: only text with that many marks or such a wide margin can be nested too deeply. */
const MAY_BE_DEEP = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){20}|^(?: {40}|\t{10})/m;

/** Reports quotes and lists that are nested deeper than the parser's limit, which drops content (`maxNesting`). */
export function checkDepth(markdown: string, placeAt: PlaceAt): Problem | undefined {
  if (!MAY_BE_DEEP.test(markdown)) return undefined;
  const deep = createParser()
    .parse(markdown, {})
    .find(({ type, level }) => level >= MAX_LEVELS && /^(?:blockquote|bullet_list|ordered_list)_open$/.test(type));
  if (!deep?.map) return undefined;
  const lines = markdown.split("\n");
  const before = lines.slice(0, deep.map[0]).reduce((sum, line) => sum + line.length + 1, 0);
  return {
    code: "markdown-depth",
    message: `Quotes and lists are nested ${MAX_LEVELS} levels deep`,
    why: "Nobody can follow them, and deeper levels are left out of the page.",
    hint: "Remove marks (`>`, `-`) before the line, or reduce its indentation.",
    place: placeAt(before, Math.min(lines[deep.map[0]]?.trimEnd().length ?? 1, 60)),
  };
}
