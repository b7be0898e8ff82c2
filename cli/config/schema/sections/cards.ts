import { z } from "zod";
import { CountryCode, Slug, Text } from "../primitives.ts";
import { section, To } from "./section.ts";

export const Cards = section(
  "cards",
  "Cards that link to pages: those of a group that the country has, or those that are listed here.",
  {
    group: Slug.optional().describe("Group whose pages are shown: `services`, `offices` …"),
    items: z
      .array(
        z.strictObject({
          label: Text.describe("Name on the card."),
          summary: Text.optional().describe("One sentence below it."),
          to: To.describe(
            "Target of the card. In shared copy, a card is not shown if the country does not have its page.",
          ),
          flag: CountryCode.optional().describe("Country whose flag is beside the name."),
          art: Text.optional().describe(
            "Content key of the page whose drawing is shown, for example `services/first-visit`. Default: the drawing for the flag.",
          ),
        }),
      )
      .min(1)
      .optional()
      .describe("The cards, in order, instead of a group."),
    limit: z.number().int().min(1).optional().describe("Maximum number of cards. Default: all of them."),
    slider: z.boolean().default(false).describe("Shows the cards in a slider instead of a grid."),
  },
);
