import type { MarkdownIt, Token } from "markdown-it";

/** The kinds of callouts that GitHub has, by the word that marks them: `> [!NOTE]`. */
export const CALLOUTS = ["note", "tip", "important", "warning", "caution"] as const;
export type Callout = (typeof CALLOUTS)[number];

/** The line that makes a quote a callout. */
const MARK = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i;

/** Quotes whose first line is `[!NOTE]` and the like become callouts: tokens of the type `callout`, whose `info` is the kind. */
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
  // What is found in the text is looked for from the line on that it begins in.
  if (inline.map) inline.map = [inline.map[0] + 1, inline.map[1]];
}
