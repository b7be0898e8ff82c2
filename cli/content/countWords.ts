/** Characters beyond ASCII that are no part of a word anywhere, but for the apostrophe: general punctuation and currencies. */
const PLAIN = /^[\0-\x7f\u2010-\u2027\u2030-\u205e\u20a0-\u20c0£]*$/;
const PLAIN_WORD = /[a-zA-Z\d][a-zA-Z\d'’-]*/g;

/** Letters and digits of any script, with the marks, hyphens and apostrophes that follow them. It takes milliseconds to be made. */
let anyWord: RegExp | undefined;

/** Words of a text. */
export function countWords(text: string): number {
  const word = PLAIN.test(text) ? PLAIN_WORD : (anyWord ??= /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu);
  let count = 0;
  word.lastIndex = 0;
  while (word.test(text)) count += 1;
  return count;
}
