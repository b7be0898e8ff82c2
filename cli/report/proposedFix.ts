import type { Fix, Problem } from "./problem.ts";
import { suggestionIn } from "./suggest.ts";

/**
 * A problem's fix: its own, or one that replaces the word that the message quotes by the word that the hint suggests.
 */
export function proposedFix({ fix, message, hint, place }: Problem): Fix | undefined {
  const write = suggestionIn(hint ?? "");
  if (fix || write === undefined || place.text === undefined) return fix;
  const { file, line, column, length, text } = place;
  const marked = (text.split("\n")[line - 1] ?? "").slice(column - 1, column - 1 + length);
  const quoted = [...message.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
  // A quoted key may be a whole path.
  const words = quoted.flatMap((word) => [word, word.split(".").at(-1) ?? ""]);
  const written = words.findLast((word) => word !== "" && marked.includes(word)) ?? marked;
  const isQuoted = written === marked && /^(["']).+\1$/.test(marked);
  const start = column + (isQuoted ? 1 : marked.indexOf(written));
  return { edits: [{ file, line, column: start, length: written.length - (isQuoted ? 2 : 0), write }] };
}
