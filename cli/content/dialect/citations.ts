import type { MarkdownIt } from "markdown-it";
import { citationAt } from "../../config/facts/citations.ts";

/** Turns citations of facts into tokens of type `fact`. */
export function addCitations(parser: MarkdownIt): void {
  parser.inline.ruler.before("escape", "fact", (state, silent) => {
    const citation = citationAt(state.src, state.pos);
    if (!citation) return false;
    if (!silent) {
      const token = state.push("fact", "", 0);
      token.content = state.src.slice(state.pos, state.pos + citation.length);
    }
    state.pos += citation.length;
    return true;
  });
}
