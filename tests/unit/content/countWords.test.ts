import { expect, it } from "vitest";
import { countWords } from "../../../cli/content/markdown/textStats.ts";

it.each([
  ["", 0],
  ["One two,three; 4 (five)", 5],
  ["It's a well-known rock'n'roll -- 'tune'", 5],
  ["Ländlich – größer: it’s 50 %", 4],
  ["नमस्ते Мир 東京", 3],
  ["word ".repeat(900), 900],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
  expect(countWords(text)).toBe(words);
});
