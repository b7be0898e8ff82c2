/** Letters and digits of any script, with the marks and apostrophes that belong to them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Marks that people leave out when they type: accents of Latin, Greek and Cyrillic, vowel signs and the lengthener of Arabic,
 * the dot below of Devanagari. The vowel signs of Indian scripts are letters of their words and stay.
 */
const LEFT_OUT = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c'’]/gu;

/** Letters that are typed for one another. */
const TYPED_AS: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", ı: "i", ى: "ي", ة: "ه" };

/** The words of a text as they are written: the same for the index and for what is searched. */
export function splitTerms(text: string): string[] {
  const words = text.match(WORD) ?? [];
  // Asked once for the text: for each word it would take as long as finding them.
  return UNSPACED.test(text) ? words.flatMap((word) => (UNSPACED.test(word) ? segments(word) : [word])) : words;
}

/** A word as it is compared: in lower case, without marks that people leave out. */
export const foldTerm = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(LEFT_OUT, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßøłıىة]/gu, (letter) => TYPED_AS[letter] ?? letter);

/** By a dictionary of the platform. */
const segments = (word: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(word)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** A part of a text, and whether it is a word that was found. */
export interface MarkedPart {
  text: string;
  isFound: boolean;
}

/** Cuts a text at the words that were found, given as they are compared. */
export function markFound(text: string, found: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const word of splitTerms(text)) {
    if (!found.has(foldTerm(word))) continue;
    const start = text.indexOf(word, end);
    if (start > end) parts.push({ text: text.slice(end, start), isFound: false });
    end = start + word.length;
    parts.push({ text: word, isFound: true });
  }
  return end < text.length ? [...parts, { text: text.slice(end), isFound: false }] : parts;
}
