import { Lexer } from "yaml";
import type { Mistake } from "./mistakes.ts";

/** Deepest nesting; no setting is that deep. */
export const MAX_DEPTH = 50;

/** The problem of maps and lists that are nested too deep. */
export const TOO_DEEP: Mistake = {
  code: "yaml-nesting",
  message: `Maps and lists are nested more than ${MAX_DEPTH} deep`,
  hint: "Check the brackets. No setting is nested that deep.",
};

/** Offset of the bracket that is nested too deep. The parser takes minutes for thousands of unclosed ones. */
export function findDeepBracket(text: string): number | undefined {
  // Most texts have fewer brackets.
  if ((text.match(/[[{]/g)?.length ?? 0) <= MAX_DEPTH) return undefined;
  let depth = 0;
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
    if (depth > MAX_DEPTH) return offset;
    // The lexer's control tokens are no part of the text.
    if (!["\u0002", "\u0018", "\u001f"].includes(token)) offset += token.length;
  }
  return undefined;
}
