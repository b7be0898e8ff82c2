/** Letters and digits of any script, with the marks, hyphens and apostrophes that follow them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** How many words a text has. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
