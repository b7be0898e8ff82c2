import type { Token } from "markdown-it";
import { parseMarkdown } from "./renderMarkdown.ts";

/** The words of Markdown without its marks, a line for each paragraph: for files that know no HTML. */
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
