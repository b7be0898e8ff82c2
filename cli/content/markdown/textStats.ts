import { citedIn } from "../../config/facts/citations.ts";
import { contentHash } from "../../core/contentHash.ts";
import { idOf } from "../dialect/htmlAttributes.ts";
import { addressOf, locateTokens } from "./locateTokens.ts";
import { pictureName, splitAtMarker } from "./markdownText.ts";
import type { Token } from "markdown-it";
import { parseMarkdown } from "./renderMarkdown.ts";

/** A Markdown text or a link of a page's answers and sections, and the path of its key. */
export interface CopyText {
  kind: "markdown" | "link";
  path: PropertyKey[];
  text: string;
}

export interface TextStats {
  /** Addresses of links; may include text that only looks like a link. */
  links: string[];
  images: string[];
  words: number;
  cites: string[];
}

export interface BodyStats extends TextStats {
  /** Whether it has the marker for a country's own copy. */
  hasMarker: boolean;
  /** Ids of the sections that it places, in order, and whether that is below the marker. */
  sections: { id: string; isBelowOwn: boolean }[];
  /** Explicit ids of headings and HTML elements. */
  ids: string[];
  hash: string;
}

export const textStats = (texts: readonly CopyText[], cites: string[]): TextStats => ({
  links: [...new Set(texts.flatMap(linksOf))],
  images: [...new Set(texts.flatMap(imagesOf))],
  words: texts.reduce((sum, { kind, text }) => sum + (kind === "link" ? 0 : countWords(text)), 0),
  cites,
});

export const linksOf = ({ kind, text }: CopyText): string[] => (kind === "link" ? [text] : linksIn(text));
export const imagesOf = ({ kind, text }: CopyText): string[] =>
  kind === "markdown" && /!\[|<img\s/i.test(text) ? addressesIn(text, "image").map(pictureName) : [];

export const bodyStats = (body: string): BodyStats => ({
  ...textStats([{ kind: "markdown", path: [], text: body }], citedIn(body)),
  hasMarker: splitAtMarker(body).length > 1,
  sections: sectionsIn(body),
  ids: idsIn(body),
  hash: contentHash(body),
});

/** Sections that a text places; usually none. */
function sectionsIn(body: string): BodyStats["sections"] {
  if (!body.includes("<!-- section: ")) return [];
  const [before = "", ...rest] = splitAtMarker(body);
  return locateTokens(body).flatMap(({ token, offset }) =>
    token.type === "section" ? { id: token.info, isBelowOwn: rest.length > 0 && offset > before.length } : [],
  );
}

const idsIn = (body: string): string[] =>
  /\{#|<[a-z][^<>]*\s(?:id|name)\s*=/i.test(body) ? locateTokens(body).flatMap(({ token }) => idOf(token) || []) : [];

/** Addresses of links. Matching a pattern is ten times faster than parsing, but may find links in code. */
export function linksIn(markdown: string): string[] {
  const found = [
    ...markdown.matchAll(/\]\(\s*([^)\s]+)/g),
    ...markdown.matchAll(/^ {0,3}\[(?!\^)[^\]]+\]:\s*([^\s]+)/gm),
  ].map(([, href = ""]) => href);
  if (!/!\[|<a\s/i.test(markdown) && !found.some((href) => /[\\&(<]/.test(href))) return found;
  return addressesIn(markdown, "link_open");
}

const addressesIn = (markdown: string, type: "image" | "link_open"): string[] =>
  locateTokens(markdown).flatMap(({ token }) => (token.type === type ? (addressOf(token) ?? []) : []));

/** Markdown as plain text, a line per paragraph. */
export const plainText = (markdown: string): string =>
  parseMarkdown(markdown)
    .flatMap(({ type, content, children }) => (children ? [wordsOf(children)] : type === "fence" ? [content] : []))
    .join("\n");

const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) =>
      children ? wordsOf(children) : /break$/.test(type) ? " " : type.startsWith("html_") ? "" : content,
    )
    .join("");

/** A word in any script, with combining marks, hyphens and apostrophes. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
