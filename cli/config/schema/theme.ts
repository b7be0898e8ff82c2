import { z } from "zod";
import { Colour, ContentKey } from "./primitives.ts";

/**
 * The colours of a site: a few decisions, from which all others are derived. Combinations that pages show are checked
 * for contrast (WCAG 2.2, AA). Missing colours are derived, or neutral.
 */
export const Theme = z.strictObject({
  accent: Colour.optional().describe(
    "Colour of buttons and highlights; is shown on `deep` and carries dark text, so it is a light, strong colour.",
  ),
  accentInk: Colour.optional().describe(
    "The accent as text on paper: categories, numbers, links under the pointer. Made from `accent` by default.",
  ),
  deep: Colour.optional().describe(
    "Dark ground of network bar, bands, calls and footer; links and the text itself take its hue.",
  ),
  paper: Colour.optional().describe("Light ground of pages; cards, tints and lines are made from it."),
  ink: Colour.optional().describe("Text on paper. Made from `deep` by default."),
  tint: Colour.optional().describe("Ground of every other band of a page. Made from `paper` by default."),
  line: Colour.optional().describe("Lines and borders of cards. Made from `paper` by default."),
  success: Colour.optional().describe("What went well, such as a form that was sent. Green by default."),
  error: Colour.optional().describe("What went wrong, such as a field that is missing. Red by default."),
  art: z
    .array(ContentKey)
    .min(1)
    .max(3)
    .optional()
    .describe(
      "Illustrations in the windows of the home's hero, from left to right, by the page or group that each leads to: `services/first-visit`, `services`. By default the first three places, or groups.",
    ),
});

export type ThemeConfig = z.output<typeof Theme>;
