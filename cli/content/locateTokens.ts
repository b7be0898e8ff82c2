import { Marked, type MarkedToken, type Token } from "marked";

/** A piece of Markdown as the parser reads it, with the offset of its first character. */
export interface LocatedToken {
  token: MarkedToken;
  offset: number;
}

/**
 * All tokens of a Markdown text, outer ones before inner ones. The parser keeps no offsets: each token's source is looked
 * for behind the one before it. Source that quotes or lists have changed is not found; such a token gets the offset where
 * the search stood.
 */
export function locateTokens(markdown: string): LocatedToken[] {
  const located: LocatedToken[] = [];
  const marked = new Marked({ gfm: true });
  let from = 0;
  marked.walkTokens(marked.lexer(markdown), (token) => {
    const found = markdown.indexOf(token.raw, from);
    if (found >= 0) from = found + (hasInner(token) ? 0 : token.raw.length);
    located.push({ token: token as MarkedToken, offset: found < 0 ? from : found });
  });
  return located;
}

const hasInner = (token: Token): boolean =>
  token.type === "list" || token.type === "table" || ("tokens" in token && token.tokens !== undefined);
