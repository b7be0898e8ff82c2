import { describe, expect, it } from "vitest";
import { toHex, toOklch } from "../../../cli/config/themeColours.ts";

describe("OKLCH", () => {
  // https://www.w3.org/TR/css-color-4/#ok-lab: what browsers give for the primaries.
  it.each([
    ["#ff0000", 0.628, 0.2577, 29.23],
    ["#0000ff", 0.452, 0.3132, 264.05],
    ["#ffffff", 1, 0, undefined],
  ])("of %s", (hex, lightness, chroma, hue) => {
    const colour = toOklch(hex);
    expect(colour.lightness).toBeCloseTo(lightness, 3);
    expect(colour.chroma).toBeCloseTo(chroma, 3);
    if (hue !== undefined) expect(colour.hue).toBeCloseTo(hue, 1);
  });

  it("leads back to the colour that it came from", () => {
    const colours = ["#000000", "#ffffff", "#ff0000", "#00ff00", "#0000ff", "#0d3a37", "#f6ae2d", "#808080"];
    expect(colours.map((hex) => toHex(toOklch(hex)))).toEqual(colours);
  });

  it("keeps hue and lightness of what no screen shows, and takes its chroma back", () => {
    const shown = toOklch(toHex({ lightness: 0.7, chroma: 0.4, hue: 150 }));
    expect(shown.lightness).toBeCloseTo(0.7, 2);
    expect(shown.hue).toBeCloseTo(150, 0);
    expect(shown.chroma).toBeLessThan(0.25);
  });
});
