import type { MarkdownIt } from "markdown-it";

/** A line by which a section of the page stands in its text. */
const MARK = /^<!-- section: ([a-z0-9]+(?:-[a-z0-9]+)*) -->[ \t]*\r?\n?$/;

/** Lines that place a section, not within lists and quotes, are tokens of the type `section`, whose `info` is its id. */
export function addSectionMarks(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "section_marks", ({ src, tokens }) => {
    if (!src.includes("<!-- section: ")) return;
    for (const token of tokens) {
      const id = token.level === 0 && token.type === "html_block" ? MARK.exec(token.content)?.[1] : undefined;
      if (id !== undefined) Object.assign(token, { type: "section", info: id });
    }
  });
}
