/** Letters and digits of any script, with the marks, hyphens and apostrophes that follow them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** The words of a text, in order. */
export const listWords = (text: string): readonly string[] => text.match(WORD) ?? [];

/** How many words a text has. */
export const countWords = (text: string): number => listWords(text).length;
