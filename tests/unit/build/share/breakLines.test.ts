import { describe, expect, it } from "vitest";
import { fitText } from "../../../../cli/build/share/breakLines.ts";

/** Every character is half as wide as the letters are large. */
const fit = (text: string, width = 600, height = 320) =>
  fitText(text, { width, height }, { measure: (part) => [...part].length / 2, lineHeight: 1.2 });

describe("a title", () => {
  it("that is short is one line in large letters", () => {
    expect(fit("Talk to us")).toEqual({ size: 80, lines: ["Talk to us"] });
  });

  it("is broken into lines that are about equally long", () => {
    expect(fit("Careers after study, abroad or back in India")).toEqual({
      size: 72,
      lines: ["Careers after", "study, abroad or", "back in India"],
    });
  });

  it("is smaller where that makes its lines more even", () => {
    expect(fit("Study abroad news: Student life").lines).toEqual(["Study abroad news:", "Student life"]);
  });

  it("is smaller where it is long, or has a long word", () => {
    const long = fit("MBBS abroad: what the licence needs, what it costs and which six questions to ask first");
    expect(long.lines.length).toBe(4);
    expect(long.size).toBeLessThan(60);
    expect(fit("Wurzelkanalbehandlung", 600)).toEqual({ size: 54, lines: ["Wurzelkanalbehandlung"] });
  });

  it("ends a line where its script allows that", () => {
    const dzongkha = fit("རྫོང་ཁ་ནང་ལུ་སློབ་སྦྱོང་འབད་ནི་དང་ཕྱི་རྒྱལ་ལུ་འགྱོ་ནི་གི་ཐབས་ལམ།");
    expect(dzongkha.lines.length).toBeGreaterThan(1);
    expect(dzongkha.lines.slice(0, -1).every((line) => line.endsWith("་"))).toBe(true);
    expect(fit("留学のための学生ビザについて知っておくべきこと全部です").lines.join("")).toBe(
      "留学のための学生ビザについて知っておくべきこと全部です",
    );
  });

  it("that is too long even for the smallest letters is cut, a word that is too long is broken", () => {
    const cut = fit("word ".repeat(80).trim());
    expect(cut).toMatchObject({ size: 42 });
    expect(cut.lines).toHaveLength(4);
    expect(cut.lines.at(-1)).toMatch(/^word .*…$/);
    const broken = fit("x".repeat(70));
    expect(broken).toMatchObject({ size: 42 });
    expect(broken.lines.join("")).toBe("x".repeat(70));
    expect(broken.lines.every((line) => line.length * 21 <= 600)).toBe(true);
  });

  it("never is wider or higher than its room", () => {
    for (const count of [1, 3, 7, 12, 20, 60]) {
      const { size, lines } = fit("several words ".repeat(count).trim());
      expect(Math.max(...lines.map((line) => line.length * size * 0.5))).toBeLessThanOrEqual(600);
      expect(lines.length * size * 1.2).toBeLessThanOrEqual(320);
    }
  });
});
