import { z } from "zod";
import { Text } from "../primitives.ts";
import { heading, Markdown, section } from "./section.ts";

export const Steps = section("steps", "Steps that follow one another, numbered.", {
  heading,
  items: z
    .array(
      z.strictObject({
        title: Text.describe("The step in a few words."),
        text: Markdown.describe("Details, as Markdown."),
      }),
    )
    .min(2)
    .describe("The steps, in order."),
});
