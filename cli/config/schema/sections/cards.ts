import { z } from "zod";
import { CountryCode, Slug, Text } from "../primitives.ts";
import { section, To } from "./section.ts";

export const Cards = section(
  "cards",
  "Cards that lead to pages: those of a group, shown where the country has it, or those that are written here.",
  {
    group: Slug.optional().describe("Group whose pages are shown: `services`, `offices` …"),
    items: z
      .array(
        z.strictObject({
          label: Text.describe("Name of the card."),
          summary: Text.optional().describe("One sentence below it."),
          to: To.describe("Where it leads. Of shared copy, a card whose page the country does not have is not shown."),
          flag: CountryCode.optional().describe("Country whose flag is beside its name."),
          art: Text.optional().describe(
            "Content key whose drawing is shown, for example `services/first-visit`. Default: that of the flag.",
          ),
        }),
      )
      .min(1)
      .optional()
      .describe("The cards, in order, in place of a group."),
    limit: z.number().int().min(1).optional().describe("At most so many; all of them when absent."),
    slider: z.boolean().default(false).describe("Puts the cards into a slider instead of a grid."),
  },
);
