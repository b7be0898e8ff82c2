import { describe, expect, it } from "vitest";
import { PAIRINGS } from "../../../cli/config/rules/theme.ts";
import { contrast, toHex, themeColours } from "../../../cli/config/themeColours.ts";

const REFERENCE = { accent: "#f6ae2d", deep: "#0d3a37", paper: "#fdf9f1" };

/** Pairings that a theme leaves without enough contrast. */
const unreadable = (theme: Parameters<typeof themeColours>[0]): string[] => {
  const colours = themeColours(theme);
  return PAIRINGS.filter(
    ({ foreground, background, ratio }) => contrast(colours[foreground], colours[background]) < ratio,
  ).map(({ foreground, background }) => `${foreground} on ${background}`);
};

describe("the colours of a theme", () => {
  it("are neutral when nothing is decided", () =>
    expect(themeColours({})).toMatchInlineSnapshot(`
      {
        "accent": "#9cc3f0",
        "accent-hover": "#afd1fd",
        "accent-ink": "#41658d",
        "accent-on": "#222b35",
        "accent-soft": "#e5eeff",
        "bad": "#b3261e",
        "card": "#feffff",
        "deep": "#26323f",
        "deep-2": "#354657",
        "deep-3": "#475e73",
        "deep-line": "#485a6c",
        "field-line": "#7e888b",
        "good": "#17704f",
        "ink": "#222b35",
        "ink-2": "#505b65",
        "line": "#d5d8db",
        "paper": "#fafbfc",
        "paper-2": "#eff1f2",
        "paper-3": "#dfe2e5",
        "sky": "#ccdae5",
      }
    `));

  it("are those of the reference palette when that is decided", () =>
    expect(themeColours(REFERENCE)).toMatchInlineSnapshot(`
      {
        "accent": "#f6ae2d",
        "accent-hover": "#ffc04d",
        "accent-ink": "#9c4513",
        "accent-on": "#10302e",
        "accent-soft": "#fdecc8",
        "bad": "#b3261e",
        "card": "#fffdf9",
        "deep": "#0d3a37",
        "deep-2": "#14504b",
        "deep-3": "#1d6a62",
        "deep-line": "#2b655f",
        "field-line": "#7d8a80",
        "good": "#17704f",
        "ink": "#10302e",
        "ink-2": "#43605c",
        "line": "#e2d5bd",
        "paper": "#fdf9f1",
        "paper-2": "#f6eedf",
        "paper-3": "#ecdfc8",
        "sky": "#bfe0d8",
      }
    `));

  it("are as they are written, where they are", () =>
    expect(
      themeColours({ ink: "#111111", tint: "#eeeeee", line: "#cccccc", success: "#006600", error: "#990000" }),
    ).toMatchObject({ ink: "#111111", "paper-2": "#eeeeee", line: "#cccccc", good: "#006600", bad: "#990000" }));

  it("are all made from what is decided", () =>
    expect(themeColours({ ...REFERENCE, accent: "#ffbf47", deep: "#12315f" })).toMatchInlineSnapshot(`
      {
        "accent": "#ffbf47",
        "accent-hover": "#ffd380",
        "accent-ink": "#9c4513",
        "accent-on": "#1f2a3d",
        "accent-soft": "#fbedc9",
        "bad": "#b3261e",
        "card": "#fffdf9",
        "deep": "#12315f",
        "deep-2": "#174581",
        "deep-3": "#185ca8",
        "deep-line": "#295a99",
        "field-line": "#79898f",
        "good": "#17704f",
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
    expect(themeColours({ ...REFERENCE, accent: "#ffd23f" })["accent-on"]).toBe("#10302e");
    expect(themeColours({ ...REFERENCE, accent: "#8a1538" })["accent-on"]).toBe("#fffdf9");
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

it("what is shown where nothing is decided can all be read", () => expect(unreadable({})).toEqual([]));

it("so can the reference palette", () => expect(unreadable(REFERENCE)).toEqual([]));
