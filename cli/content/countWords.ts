/** ASCII, letters of Latin script, and what is no part of a word but for the apostrophe: general punctuation and currencies. */
const PLAIN = /^[\0-\x7f\u00c0-\u024f\u2010-\u2027\u2030-\u205e\u20a0-\u20c0£]*$/;

/** Letters and digits of any script, with the marks, hyphens and apostrophes that follow them. It takes milliseconds to be made. */
let anyWord: RegExp | undefined;

/** Words of a text. */
export function countWords(text: string): number {
  if (PLAIN.test(text)) return countPlainWords(text);
  anyWord ??= /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
  return text.match(anyWord)?.length ?? 0;
}

/** The same for a text of these characters, in half of the time. */
function countPlainWords(text: string): number {
  let count = 0;
  let isInside = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isLetterOrDigit(code)) {
      if (!isInside) count += 1;
      isInside = true;
    } else if (isInside) isInside = code === APOSTROPHE || code === HYPHEN || code === QUOTE;
  }
  return count;
}

const APOSTROPHE = 0x27;
const HYPHEN = 0x2d;
/** `’`, the apostrophe of typographers. */
const QUOTE = 0x2019;

function isLetterOrDigit(code: number): boolean {
  const small = code | 0x20;
  if (code < 0xc0) return (small >= 0x61 && small <= 0x7a) || (code >= 0x30 && code <= 0x39);
  return code <= 0x24f && code !== 0xd7 && code !== 0xf7;
}
