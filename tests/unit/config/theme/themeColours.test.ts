import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast } from "../../../../cli/config/theme/contrast.ts";
import { toHex } from "../../../../cli/config/theme/oklch.ts";
import { PAIRINGS } from "../../../../cli/config/theme/pairings.ts";
import { themeColours } from "../../../../cli/config/theme/themeColours.ts";

const TOKENS = readFileSync(join(import.meta.dirname, "../../../../runtime/styles/_tokens.scss"), "utf8");

/** Pairings that a theme leaves without enough contrast. */
const unreadable = (theme: Parameters<typeof themeColours>[0]): string[] => {
  const colours = themeColours(theme);
  return PAIRINGS.filter(
    ({ foreground, background, ratio }) => contrast(colours[foreground], colours[background]) < ratio,
  ).map(({ foreground, background }) => `${foreground} on ${background}`);
};

describe("the colours of a theme", () => {
  it("are those of the styles when nothing is decided", () => {
    for (const [name, colour] of Object.entries(themeColours({}))) {
      expect(TOKENS.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1], name).toBe(colour);
    }
  });

  it("stay as they are when the house's own are written down", () =>
    expect(themeColours({ accent: "#f6ae2d", deep: "#0d3a37", paper: "#fdf9f1", accentInk: "#9c4513" })).toEqual(
      themeColours({}),
    ));

  it("are all made from what is decided", () =>
    expect(themeColours({ accent: "#ffbf47", deep: "#12315f" })).toMatchInlineSnapshot(`
      {
        "accent": "#ffbf47",
        "accent-hover": "#ffd380",
        "accent-ink": "#9c4513",
        "accent-on": "#1f2a3d",
        "accent-soft": "#fbedc9",
        "card": "#fffdf9",
        "deep": "#12315f",
        "deep-2": "#174581",
        "deep-3": "#185ca8",
        "deep-line": "#295a99",
        "field-line": "#79898f",
        "ink": "#1f2a3d",
        "ink-2": "#4c5b6d",
        "line": "#e2d5bd",
        "paper": "#fdf9f1",
        "paper-2": "#f6eedf",
        "paper-3": "#ecdfc8",
        "sky": "#c6daef",
      }
    `));

  it("take dark or light text for the accent, whichever is easier to read", () => {
    expect(themeColours({ accent: "#ffd23f" })["accent-on"]).toBe("#10302e");
    expect(themeColours({ accent: "#8a1538" })["accent-on"]).toBe("#fffdf9");
  });

  it("make an accent for text of any hue that can be read on paper", () => {
    const hues = Array.from({ length: 24 }, (_, index) => index * 15);
    const failing = hues.flatMap((hue) => unreadable({ accent: toHex({ lightness: 0.8, chroma: 0.14, hue }) }));
    expect(failing).toEqual([]);
  });

  it("make readable sites from a dark ground of any hue", () => {
    const hues = Array.from({ length: 24 }, (_, index) => index * 15);
    const failing = hues.flatMap((hue) => unreadable({ deep: toHex({ lightness: 0.32, chroma: 0.07, hue }) }));
    expect(failing).toEqual([]);
  });
});

it("the house's own pairings can all be read", () => expect(unreadable({})).toEqual([]));
