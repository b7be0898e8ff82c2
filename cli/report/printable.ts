/**
 * Text from outside as a terminal can show it in one line: control characters, which could move the cursor or change colours,
 * and marks that turn the order of letters around are written as `\\u{1b}`.
 */
export const printable = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`,
  );
