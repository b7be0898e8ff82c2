import { z } from "zod";
import { Text } from "../primitives.ts";
import { Markdown, section } from "./section.ts";

export const Claims = section("claims", "The organisation's claims, in a row.", {
  items: z
    .array(
      z.strictObject({
        title: Text.describe("The claim, in two to four words."),
        text: Markdown.describe("The claim, in one sentence."),
      }),
    )
    .min(1)
    .optional()
    .describe("The claims. Default: those of the brand."),
});
