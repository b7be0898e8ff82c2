import { z } from "zod";
import { Text } from "../primitives.ts";
import { Action, heading, section } from "./section.ts";

export const Testimonials = section(
  "testimonials",
  "What people who have used the service say, in a slider. Only real words of real people who agreed to it.",
  {
    heading,
    placeholder: z
      .boolean()
      .default(false)
      .describe(
        "The voices are samples: the page marks each as one, and asks search engines not to list it (`noindex`). Remove it once they are real.",
      ),
    items: z
      .array(
        z.strictObject({
          quote: Text.describe("Their words."),
          name: Text.describe("Who said it, as they want to be named."),
          detail: Text.optional().describe("What they do and where, or since when."),
          source: Action.optional().describe("Where the words can be read in full."),
        }),
      )
      .describe("The voices. The section stays away, and `validate` says so, until there is one: `items: []`."),
  },
);
