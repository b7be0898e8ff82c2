import type { MarkdownFacts } from "./parseMarkdownFile.ts";

/** Words a minute, for reading times. */
const READING_SPEED = 220;

/** Fewer words than this are not worth a page of their own. */
export const MIN_WORDS = 250;

/** Words of a file, those of its answers and sections included. */
export const wordsOf = ({ frontMatter, body }: Pick<MarkdownFacts, "frontMatter" | "body">): number =>
  frontMatter.words + body.words;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / READING_SPEED));

export const isThin = (words: number): boolean => words < MIN_WORDS;
