import { z } from "zod";
import { Text } from "../primitives.ts";
import { Markdown, section } from "./section.ts";

export const Claims = section("claims", "What the organisation stands by, in a row.", {
  items: z
    .array(
      z.strictObject({
        title: Text.describe("The claim in two to four words."),
        text: Markdown.describe("The claim, one sentence."),
      }),
    )
    .min(1)
    .optional()
    .describe("The claims; the brand's own when absent."),
});
