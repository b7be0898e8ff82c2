import { expect, it } from "vitest";
import { countWords, MIN_WORDS } from "../../../cli/content/countWords.ts";

it.each([
  ["", 0],
  ["One two,three; 4 (five)", 5],
  ["It's a well-known rock'n'roll -- 'tune'", 5],
  ["Ländlich – größer: it’s 50 %", 4],
  ["नमस्ते Мир 東京", 3],
])("%j has %i words", (text, words) => expect(countWords(text)).toBe(words));

it("counts no further than a page needs", () => {
  for (const word of ["word ", "größe "]) {
    expect(countWords(word.repeat(MIN_WORDS - 1))).toBe(MIN_WORDS - 1);
    expect(countWords(word.repeat(MIN_WORDS * 3))).toBe(MIN_WORDS);
    expect(countWords(word)).toBe(1);
  }
});
