import { describe, expect, it } from "vitest";
import { checkDepth } from "../../../cli/content/checks/checkMarkdown.ts";

const placeAt = (offset: number, length: number) => ({ file: "a.md", line: offset, column: 1, length });
const lines = (markdown: string) => checkDepth(markdown, placeAt)?.place.line;

/** A list within a list, as deep as that. */
const lists = (depth: number): string =>
  Array.from({ length: depth }, (_, level) => `${"  ".repeat(level)}- Level ${level}`).join("\n");

describe("checkDepth", () => {
  it("takes 20 lists, and 40 quotes", () => {
    expect(lines(`${"> ".repeat(40)}Deep`)).toBeUndefined();
    expect(lines(lists(20))).toBeUndefined();
    expect(lines(`${"- ".repeat(20)}Deep`)).toBeUndefined();
  });

  it("reports the line that is deeper, once, however deep it is", () => {
    expect(lines(`Before.\n\n${">".repeat(50)} Deep\n>> Less`)).toBe(9);
    expect(lines(`${">".repeat(5000)} Deep`)).toBe(0);
    expect(lines(lists(25))).toBe(lists(20).length + 1);
    expect(lines(`${"- ".repeat(60)}Deep`)).toBe(0);
  });

  it("takes code for what it is", () => {
    expect(lines(`\`\`\`\n${">".repeat(99)}\n${" ".repeat(200)}x\n\`\`\``)).toBeUndefined();
  });
});
