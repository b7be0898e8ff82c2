import { z } from "zod";
import { Text } from "../primitives.ts";
import { heading, Markdown, section } from "./section.ts";

export const Tabs = section("tabs", "Texts in tabs, one shown at a time. Without scripts all of them are shown.", {
  heading,
  initial: z.number().int().min(1).optional().describe("Number of the tab that is open at first, from 1. Default: 1."),
  items: z
    .array(
      z.strictObject({
        label: Text.describe("Label of the tab."),
        text: Markdown.describe("Content of the tab, as Markdown."),
      }),
    )
    .min(2)
    .describe("The tabs."),
});
