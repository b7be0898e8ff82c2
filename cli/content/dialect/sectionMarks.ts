import type { MarkdownIt } from "markdown-it";

/** A line that places a section of the page in its text. */
const MARK = /^<!-- section: ([a-z0-9]+(?:-[a-z0-9]+)*) -->[ \t]*\r?\n?$/;

/** Turns lines that place a section (outside lists and quotes) into tokens of type `section`; `info` is its id. */
export function addSectionMarks(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "section_marks", ({ src, tokens }) => {
    if (!src.includes("<!-- section: ")) return;
    for (const token of tokens) {
      const id = token.level === 0 && token.type === "html_block" ? MARK.exec(token.content)?.[1] : undefined;
      if (id !== undefined) Object.assign(token, { type: "section", info: id });
    }
  });
}
