import { expect, it } from "vitest";
import { countWords } from "../../../cli/content/countWords.ts";

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

it("knows of every character whether it is part of a word", () => {
  const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
  for (let code = 0; code < 0xd800; code++) {
    const text = `a${String.fromCharCode(code)}1`;
    expect(countWords(text), `U+${code.toString(16)}`).toBe(text.match(word)?.length);
  }
});
