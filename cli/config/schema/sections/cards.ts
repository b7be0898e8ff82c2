import { z } from "zod";
import { Slug } from "../primitives.ts";
import { section } from "./section.ts";

export const Cards = section("cards", "Pages of a group as cards. Shown where the country has the group.", {
  group: Slug.describe("Group whose pages are shown: `services`, `offices` …"),
  limit: z.number().int().min(1).optional().describe("At most so many pages; all of them when absent."),
  slider: z.boolean().default(false).describe("Puts the cards into a slider instead of a grid."),
});
