import { describe, expect, it } from "vitest";
import { codeFrame } from "../../../cli/core/problems/codeFrame.ts";

const frame = (text: string, line: number, column: number, length = 1) =>
  codeFrame({ file: "a.yaml", text, line, column, length });

describe("codeFrame", () => {
  it("shows the line between its neighbours", () => {
    expect(frame("a: 1\nb: two\nc: 3\nd: 4", 2, 4, 3)).toMatchInlineSnapshot(`
      "  1 | a: 1
      > 2 | b: two
          |    ^^^
        3 | c: 3"
    `);
  });

  it("the first line, the last line, the only line", () => {
    expect([frame("a\nb\nc", 1, 1), frame("a\nb\nc", 3, 1), frame("a", 1, 1), frame("", 1, 1)].join("\n\n"))
      .toMatchInlineSnapshot(`
      "> 1 | a
          | ^
        2 | b

        2 | b
      > 3 | c
          | ^

      > 1 | a
          | ^

      > 1 |
          | ^"
    `);
  });

  it("line numbers are aligned", () => {
    expect(frame(Array.from({ length: 12 }, (_, index) => `k${index}: v`).join("\n"), 10, 1, 2)).toMatchInlineSnapshot(`
      "   9 | k8: v
      > 10 | k9: v
           | ^^
        11 | k10: v"
    `);
  });

  it("a tab is one sign, so that the carets stand under the value", () => {
    expect(frame("\t\ta: b", 1, 6)).toMatchInlineSnapshot(`
      "> 1 | →→a: b
          |      ^"
    `);
  });

  it("marks that turn the order of letters around are seen", () => {
    expect(frame("a: \u202eb\u2066 # x", 1, 4, 3)).toMatchInlineSnapshot(`
      "> 1 | a: �b� # x
          |    ^^^"
    `);
  });

  it("control characters can't reach the terminal", () => {
    expect(frame("a: \u001b[31mred\u0007\u009b", 1, 4, 3)).toMatchInlineSnapshot(`
      "> 1 | a: �[31mred��
          |    ^^^"
    `);
  });

  it("Windows line ends are not shown", () =>
    expect(frame("a: 1\r\nb: 2\r\n", 1, 1)).toBe(frame("a: 1\nb: 2\n", 1, 1)));

  it("carets end where the line ends", () => {
    expect(frame("a: bc\nd: e", 1, 4, 500)).toMatchInlineSnapshot(`
      "> 1 | a: bc
          |    ^^
        2 | d: e"
    `);
  });

  it("a long line is cut around the place", () => {
    const text = `start ${"x".repeat(300)} here ${"y".repeat(300)} end`;
    const shown = frame(text, 1, 308, 4);
    const [line = "", carets = ""] = shown.split("\n");
    expect(line.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toBe("here");
    expect(line).not.toContain("start");
    expect(line.length).toBeLessThan(120);
  });

  it("carets are no longer than the line that is shown", () => {
    for (const column of [1, 60, 100, 200, 400]) {
      const [line = "", carets = ""] = frame("z".repeat(600), 1, column, 300).split("\n");
      expect(carets.length).toBeLessThanOrEqual(line.length);
    }
  });

  it("a place outside of the text shows no more than there is", () => {
    expect(frame("a", 9, 9)).toBe("");
    expect(frame("a", 1, 99)).toContain("> 1 |");
  });

  it("no text, no frame", () => expect(codeFrame({ file: "a.yaml", line: 1, column: 1, length: 1 })).toBe(""));
});
