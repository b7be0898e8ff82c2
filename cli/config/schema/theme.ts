import { z } from "zod";
import { Colour, ContentKey } from "./primitives.ts";

/**
 * How a country's site looks: a few decisions, from which the colours of all its parts are made. Every pairing that pages
 * show is checked for contrast (WCAG 2.2, AA). A colour that is not given is as in the default look, marigold on deep teal.
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
  art: z
    .array(ContentKey)
    .min(1)
    .max(3)
    .optional()
    .describe(
      "Drawn scenes in the windows of the home's hero, from left to right, by the page or group that each leads to: `abroad/study-in-canada`, `visa`. As shipped the first three places, or groups.",
    ),
});

export type ThemeConfig = z.output<typeof Theme>;
