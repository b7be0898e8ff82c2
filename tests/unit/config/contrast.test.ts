import { describe, expect, it } from "vitest";
import { contrast } from "../../../cli/config/themeColours.ts";

describe("the contrast of two colours", () => {
  // As W3C's and WebAIM's checkers give it, rounded down.
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.47],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 3.99],
    ["#0000ff", "#ffffff", 8.59],
    ["#00ff00", "#000000", 15.3],
  ])("%s on %s", (first, second, ratio) => {
    expect(Math.floor(contrast(first, second) * 100) / 100).toBe(ratio);
    expect(contrast(second, first)).toBe(contrast(first, second));
  });
});
