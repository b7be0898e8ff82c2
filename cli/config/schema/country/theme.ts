import { z } from "zod";
import { map, optional, someOf } from "../values/builders.ts";
import { Colour, ContentKey } from "../values/primitives.ts";

/**
 * The colours of a site: a few decisions, from which all others are derived. Combinations that pages show are checked
 * for contrast (WCAG 2.2, AA). Missing colours are derived, or neutral.
 */
export const Theme = map({
  accent: Colour.optional().describe(
    "Colour of buttons and highlights. It is shown on `deep` and has dark text on it, so choose a light, strong colour.",
  ),
  accentInk: Colour.optional().describe(
    "The accent as text colour on paper: categories, numbers, links under the pointer. Default: derived from `accent`.",
  ),
  deep: Colour.optional().describe(
    "Dark background of network bar, bands, calls and footer. The hue of links and body text is derived from it.",
  ),
  paper: Colour.optional().describe("Light background of pages. Cards, tints and lines are derived from it."),
  ink: Colour.optional().describe("Text on paper. Default: derived from `deep`."),
  tint: Colour.optional().describe("Background of every other band of a page. Default: derived from `paper`."),
  line: Colour.optional().describe("Lines and borders of cards. Default: derived from `paper`."),
  success: Colour.optional().describe("Colour of success messages, such as after sending a form. Default: green."),
  error: Colour.optional().describe("Colour of error messages, such as for a missing field. Default: red."),
  art: optional(someOf(ContentKey).max(3)).describe(
    "Illustrations in the windows of the home page's hero, from left to right, by the page or group that each links to: `services/first-visit`, `services`. Default: the first three places, or groups.",
  ),
});

export type ThemeConfig = z.output<typeof Theme>;
