import type { MarkdownIt } from "markdown-it";

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
