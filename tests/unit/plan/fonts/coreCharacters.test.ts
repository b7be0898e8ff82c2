import { describe, expect, it } from "vitest";
import { coreCharacters, isOfLanguage } from "../../../../cli/plan/fonts/coreCharacters.ts";

/** The characters of a text that are not core. */
const others = (text: string, language: string) => {
  const isCore = coreCharacters("body", language);
  return [...text].filter((character) => !isCore(character.codePointAt(0) ?? 0)).join("");
};

describe("the characters that every page may show", () => {
  it.each([
    ["en-AU", "“École” in Zürich – 100 %…", ""],
    ["en", "Łódź {}", "Łóź{}"],
    ["de-AT", "„Größe“ ÄÖÜẞ", "ẞ"],
    ["pl", "Zażółć gęślą jaźń", ""],
    ["tr", "İstanbul ığüşöç", ""],
    ["vi", "Nguyễn Đặng ở Huế", ""],
    ["hi", "हिन्दी में पाठ। Hindi", ""],
    ["ar", "نص عربي، Arabic", ""],
    ["ru", "Текст «по-русски»", ""],
    ["el", "Κείμενο στα ελληνικά", ""],
    ["ta", "தமிழ்", ""],
    ["ja", "ひらがな カタカナ 漢字", "漢字"],
    ["sr-Latn", "Đura šuška", "Đšš"],
  ])("in %s: %s", (language, text, rest) => expect(others(text, language)).toBe(rest));

  it("are fewer in headings", () => {
    expect(coreCharacters("heading", "en")("@".charCodeAt(0))).toBe(false);
    expect(coreCharacters("body", "en")("@".charCodeAt(0))).toBe(true);
  });
});

it("a part of a font is wanted for its script, and for names from elsewhere in Latin letters", () => {
  const codes = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
  expect(isOfLanguage(codes("яж"), "en")).toBe(false);
  expect(isOfLanguage(codes("яж"), "uk")).toBe(true);
  expect(isOfLanguage(codes("łž"), "hi")).toBe(true);
  expect(isOfLanguage(codes("漢"), "ja")).toBe(true);
});
