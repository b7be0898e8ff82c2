import { z } from "zod";
import { Text } from "../primitives.ts";
import { Markdown, section } from "./section.ts";

export const Faq = section("faq", "Questions and answers that open one by one.", {
  items: z
    .array(
      z.strictObject({ question: Text.describe("The question."), text: Markdown.describe("The answer, as Markdown.") }),
    )
    .min(1)
    .optional()
    .describe("The questions. Default: the page's own `faq`."),
});
