import { z } from "zod";
import { Text } from "../primitives.ts";
import { Action, heading, section } from "./section.ts";

export const Testimonials = section(
  "testimonials",
  "Quotes from people who have used the service, in a slider. Use only real quotes from real people who agreed to it.",
  {
    heading,
    placeholder: z
      .boolean()
      .default(false)
      .describe(
        "The quotes are samples: the page marks each as a sample and is `noindex`. Remove this key when the quotes are real.",
      ),
    items: z
      .array(
        z.strictObject({
          quote: Text.describe("The quote."),
          name: Text.describe("Name of the person, as they want to be named."),
          detail: Text.optional().describe("What the person does and where, or since when."),
          source: Action.optional().describe("Where the full quote can be read."),
        }),
      )
      .describe("The quotes. With `items: []` the section is not shown, and `validate` reports it."),
  },
);
