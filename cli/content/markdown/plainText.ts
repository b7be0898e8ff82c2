import type { Token } from "markdown-it";
import { parseMarkdown } from "./renderMarkdown.ts";

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
