/** Control characters, which could move the cursor or change colours, and marks that turn the order of letters around. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text as a terminal can show it in one line; what it can't is one visible character each, so that columns stay true. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, "�");

/** The same, with what a terminal can't show written as `\\u{1b}`: of text from outside, so that it can be told apart. */
export const escaped = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`);
