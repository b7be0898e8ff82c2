import { z } from "zod";
import { Text } from "../primitives.ts";
import { section } from "./section.ts";

export const Facts = section("facts", "A few figures or short answers, in large type.", {
  items: z
    .array(
      z.strictObject({
        value: Text.describe("The figure or the answer: `24 hours`."),
        label: Text.describe("The label: `Longest that an answer takes`."),
        note: Text.optional().describe("A short phrase that limits or explains it."),
      }),
    )
    .min(1)
    .max(8)
    .describe("The figures."),
});
