import { z } from "zod";
import { Text } from "../primitives.ts";
import { Action, section } from "./section.ts";

export const Journeys = section(
  "journeys",
  "Typical ways from one place to another, each as a few stops, in a slider.",
  {
    items: z
      .array(
        z.strictObject({
          title: Text.describe("From where to where: `From the first call to the first day`."),
          stops: z
            .array(
              z.strictObject({
                when: Text.describe("When: `12 months before`."),
                what: Text.describe("What happens then."),
              }),
            )
            .min(2)
            .max(6)
            .describe("The stops, in order."),
          action: Action.optional().describe("Page to read next."),
        }),
      )
      .min(1)
      .describe("The ways."),
  },
);
