import type { Fix, Problem } from "./problem.ts";
import { suggestionIn } from "./suggest.ts";

/**
 * What mends a problem, when its text names it exactly: its own fix, or the word that it suggests in the place of the one
 * that it quotes.
 */
export function proposedFix({ fix, message, hint, place }: Problem): Fix | undefined {
  const write = suggestionIn(hint ?? "");
  if (fix || write === undefined || place.text === undefined) return fix;
  const { file, line, column, length, text } = place;
  const marked = (text.split("\n")[line - 1] ?? "").slice(column - 1, column - 1 + length);
  const quoted = [...message.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
  // A key of a path is quoted with those above it.
  const words = quoted.flatMap((word) => [word, word.split(".").at(-1) ?? ""]);
  const written = words.findLast((word) => word !== "" && marked.includes(word)) ?? marked;
  const isQuoted = written === marked && /^(["']).+\1$/.test(marked);
  const start = column + (isQuoted ? 1 : marked.indexOf(written));
  return { edits: [{ file, line, column: start, length: written.length - (isQuoted ? 2 : 0), write }] };
}
