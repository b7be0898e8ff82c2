import { expect, it } from "vitest";
import { codePoints, unicodeRange } from "../../../../cli/content/fonts/fontFacts.ts";

it("a range becomes its characters, and characters a range", () => {
  expect(codePoints("U+0041-0043, U+20B9")).toEqual([0x41, 0x42, 0x43, 0x20b9]);
  expect(unicodeRange([0x20b9, 0x43, 0x41, 0x42, 0x41])).toBe("U+0041-0043, U+20B9");
});
