/** Control characters, which could move the cursor or change colours, and marks of text direction. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Replaces unprintable characters by one visible character each, which keeps columns aligned. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, "�");

/** Escapes unprintable characters as `\\u{1b}`, for text from outside. */
export const escaped = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`);
