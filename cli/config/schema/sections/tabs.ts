import { z } from "zod";
import { Text } from "../primitives.ts";
import { heading, Markdown, section } from "./section.ts";

export const Tabs = section("tabs", "Texts of which one is shown at a time; without scripts all of them.", {
  heading,
  initial: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe("Number of the tab that is open at first, from 1; the first one when absent."),
  items: z
    .array(
      z.strictObject({
        label: Text.describe("The words on the tab."),
        text: Markdown.describe("What it shows, Markdown."),
      }),
    )
    .min(2)
    .describe("The tabs."),
});
