/** A word in any script, with combining marks, hyphens and apostrophes. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
