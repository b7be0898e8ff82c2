import { describe, expect, it } from "vitest";
import { foldTerm, markFound, splitTerms } from "../../../../runtime/site/searchTerms.ts";

const terms = (text: string) => splitTerms(text).map(foldTerm);

describe("terms", () => {
  it("are words and numbers, in lower case", () =>
    expect(terms("Visa: 500 (subclass), step-by-step")).toEqual(["visa", "500", "subclass", "step", "by", "step"]));

  it("do without the marks that people leave out", () => {
    expect(terms("Zürich Ångström l’été Straße Łódź")).toEqual(["zurich", "angstrom", "lete", "strasse", "lodz"]);
    expect(terms("أُستراليا المنحة الدِّراسية")).toEqual(["استراليا", "المنحه", "الدراسيه"]);
    expect(terms("वीज़ा")).toEqual(terms("वीजा"));
  });

  it("keep the vowel signs of Indian and Tibetan scripts, which tell words apart", () => {
    expect(terms("पढ़ाई पढाई कनाडा")).toEqual(["पढाई", "पढाई", "कनाडा"]);
    expect(terms("सोना")).not.toEqual(terms("सुना"));
    expect(terms("འབྲུག་ཡུལ")).toEqual(["འབྲུག", "ཡུལ"]);
  });

  it("of scripts without spaces are those of a dictionary", () =>
    expect(terms("日本の大学")).toEqual(["日本", "の", "大学"]));
});

describe("words that were found", () => {
  const marked = (text: string, ...found: string[]) =>
    markFound(text, new Set(found))
      .map((part) => (part.isFound ? `[${part.text}]` : part.text))
      .join("");

  it("are marked as they are written", () =>
    expect(marked("Visa guidance: the visa, Zürich", "visa", "zurich")).toBe("[Visa] guidance: the [visa], [Zürich]"));

  it("none of them leaves the text as it is", () => expect(marked("Visa guidance", "fees")).toBe("Visa guidance"));
});
