/** Letters and digits of any script, with the marks, hyphens and apostrophes that follow them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
/** The same for text without any character beyond ASCII, many times faster. */
const PLAIN_WORD = /[a-zA-Z\d][a-zA-Z\d'-]*/g;

/** Words of a text. */
export function countWords(text: string): number {
  const word = /[^\0-\x7f]/.test(text) ? WORD : PLAIN_WORD;
  let count = 0;
  word.lastIndex = 0;
  while (word.test(text)) count += 1;
  return count;
}
