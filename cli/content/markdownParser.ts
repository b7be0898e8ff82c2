import MarkdownIt from "markdown-it";
import { citationAt } from "../config/facts/citations.ts";

/**
 * Makes a parser of Markdown with tables, strikethrough, and addresses that become links by themselves where they begin
 * with a scheme or `www.`, as on GitHub, and citations of facts. It keeps addresses as they are written: who shows a link checks where it leads.
 */
export function createParser(): MarkdownIt {
  const parser = new MarkdownIt({ html: true, linkify: true });
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
  parser.validateLink = () => true;
  parser.normalizeLink = (href) => href;
  parser.normalizeLinkText = (text) => text;
  parser.linkify
    .set({ fuzzyLink: false })
    .add("//", null)
    .add("www.", {
      validate(text, position, linkify) {
        const length = linkify.testSchemaAt(`//www.${text.slice(position)}`, "http:", 0);
        return Math.max(0, length - "//www.".length);
      },
      normalize(match) {
        match.url = `http://${match.url}`;
      },
    });
  return parser;
}
