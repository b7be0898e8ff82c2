import { countWords } from "./countWords.ts";
import { locateTokens } from "./locateTokens.ts";
import { pictureName, splitAtMarker } from "./markdownText.ts";

/** What planning needs to know of a Markdown text. */
export interface TextFacts {
  /** Addresses of its links; may name some that only look like links. */
  links: string[];
  /** Names of its pictures. */
  images: string[];
  words: number;
}

/** The facts of texts that belong together. */
export const textFacts = (texts: readonly string[]): TextFacts => ({
  links: [...new Set(texts.flatMap(linksIn))],
  images: [...new Set(texts.flatMap(imagesIn))],
  words: texts.reduce((sum, text) => sum + countWords(text), 0),
});

export interface BodyFacts extends TextFacts {
  /** Whether there is a place for a country's own copy. */
  hasMarker: boolean;
}

/** The facts of what stands below a file's front matter. */
export const bodyFacts = (body: string): BodyFacts => ({
  ...textFacts([body]),
  hasMarker: splitAtMarker(body).length > 1,
});

/** Addresses of links. Finding them by pattern is ten times faster than parsing; it may find some in code, and takes pictures for links. */
export function linksIn(markdown: string): string[] {
  const found = [
    ...markdown.matchAll(/\]\(\s*<?([^)\s>]+)/g),
    ...markdown.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm),
  ].map(([, href = ""]) => href);
  if (!markdown.includes("![") && !found.some((href) => /[\\&(]/.test(href))) return found;
  return locateTokens(markdown).flatMap(({ token }) => (token.type === "link" ? [token.href] : []));
}

/** Names of pictures. Most copy has none. */
export function imagesIn(markdown: string): string[] {
  if (!markdown.includes("![")) return [];
  return locateTokens(markdown).flatMap(({ token }) => (token.type === "image" ? [pictureName(token.href)] : []));
}
