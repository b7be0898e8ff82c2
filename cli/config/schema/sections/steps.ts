import { z } from "zod";
import { Text } from "../primitives.ts";
import { heading, Markdown, section } from "./section.ts";

export const Steps = section("steps", "What happens one after another, numbered.", {
  heading,
  items: z
    .array(
      z.strictObject({
        title: Text.describe("The step in a few words."),
        text: Markdown.describe("What it is about, Markdown."),
      }),
    )
    .min(2)
    .describe("The steps, in order."),
});
