/** Letters and digits of any script, with the marks and apostrophes that belong to them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Marks that people omit when typing: accents of Latin, Greek and Cyrillic, Arabic vowel signs and tatweel, the
 * Devanagari nukta. Vowel signs of Indic scripts are kept, because words depend on them.
 */
const OMITTED_MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c'’]/gu;

/** Replacements for letters that people type differently. */
const TYPED_AS: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", ı: "i", ى: "ي", ة: "ه" };

/** Splits a text into words, for the index and for queries. */
export function splitTerms(text: string): string[] {
  const words = text.match(WORD) ?? [];
  // Tested once for the whole text, because testing each word takes as long as splitting.
  return UNSPACED.test(text) ? words.flatMap((word) => (UNSPACED.test(word) ? segments(word) : [word])) : words;
}

/** Normalizes a word for comparison: lower case, without marks that people omit. */
export const foldTerm = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(OMITTED_MARKS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßøłıىة]/gu, (letter) => TYPED_AS[letter] ?? letter);

/** Splits text without spaces by the platform's dictionary. */
const segments = (word: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(word)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

type MarkedPart = { text: string; isFound: boolean };

/** Splits a text at matching words. @param terms Normalized words. */
export function markFound(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const word of splitTerms(text)) {
    if (!terms.has(foldTerm(word))) continue;
    const start = text.indexOf(word, end);
    if (start > end) parts.push({ text: text.slice(end, start), isFound: false });
    end = start + word.length;
    parts.push({ text: word, isFound: true });
  }
  return end < text.length ? [...parts, { text: text.slice(end), isFound: false }] : parts;
}
