import type { MarkdownIt, Token } from "markdown-it";

/** GitHub's callouts, by keyword: `> [!NOTE]`. */
const CALLOUTS = ["note", "tip", "important", "warning", "caution"] as const;
export type Callout = (typeof CALLOUTS)[number];

const MARK = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i;

/** Turns quotes that begin with `[!NOTE]` and the like into tokens of type `callout`; `info` is the kind. */
export function addCallouts(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "callouts", ({ src, tokens }) => {
    if (!src.includes("[!")) return;
    for (let index = 0; index < tokens.length; index++) readCallout(tokens, index);
  });
}

function readCallout(tokens: Token[], index: number): void {
  const [quote, paragraph, inline] = tokens.slice(index, index + 3);
  if (quote?.type !== "blockquote_open" || paragraph?.type !== "paragraph_open" || !inline) return;
  const [mark, word = ""] = MARK.exec(inline.content) ?? [];
  const kind = CALLOUTS.find((known) => known === word.toLowerCase());
  if (mark === undefined || !kind) return;
  const end = tokens.findIndex(
    ({ type, level }, at) => at > index && type === "blockquote_close" && level === quote.level,
  );
  for (const [token, type] of [
    [quote, "callout_open"],
    [tokens[end], "callout_close"],
  ] as const)
    if (token) Object.assign(token, { type, tag: "div", info: kind });
  if (inline.content.length === mark.length) return void tokens.splice(index + 1, 3);
  inline.content = inline.content.slice(mark.length);
  // Source locations in the text count from its first line.
  if (inline.map) inline.map = [inline.map[0] + 1, inline.map[1]];
}

/** The checkbox of a list item: `- [ ]`, `- [x]`. */
const BOX = /^\[([ xX])\][ \t]+(?=\S)/;

/** Replaces checkboxes of list items by a token of type `task`; `info` is `open` or `done`. */
export function addTaskLists(parser: MarkdownIt): void {
  parser.core.ruler.after("inline", "tasks", ({ src, tokens, Token }) => {
    if (!/\[[ xX]\] /.test(src)) return;
    for (const [index, item] of tokens.entries()) {
      const [paragraph, inline] = tokens.slice(index + 1, index + 3);
      const first = inline?.children?.[0];
      if (item.type !== "list_item_open" || paragraph?.type !== "paragraph_open" || first?.type !== "text") continue;
      const [box, tick] = BOX.exec(first.content) ?? [];
      if (box === undefined) continue;
      first.content = first.content.slice(box.length);
      const task = new Token("task", "", 0);
      task.info = tick === " " ? "open" : "done";
      inline?.children?.unshift(task);
      item.attrSet("class", "task-item");
    }
  });
}

/** A line that places a section of the page in its text. */
const SECTION_MARK = /^<!-- section: ([a-z0-9]+(?:-[a-z0-9]+)*) -->[ \t]*\r?\n?$/;

/** Turns lines that place a section (outside lists and quotes) into tokens of type `section`; `info` is its id. */
export function addSectionMarks(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "section_marks", ({ src, tokens }) => {
    if (!src.includes("<!-- section: ")) return;
    for (const token of tokens) {
      const id = token.level === 0 && token.type === "html_block" ? SECTION_MARK.exec(token.content)?.[1] : undefined;
      if (id !== undefined) Object.assign(token, { type: "section", info: id });
    }
  });
}
