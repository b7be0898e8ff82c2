import { z } from "zod";
import { Text } from "../primitives.ts";
import { Action, section } from "./section.ts";

export const Journeys = section(
  "journeys",
  "Typical journeys from one place to another, each with a few stops, in a slider.",
  {
    items: z
      .array(
        z.strictObject({
          title: Text.describe("Start and destination: `From the first call to the first day`."),
          stops: z
            .array(
              z.strictObject({
                when: Text.describe("When: `12 months before`."),
                what: Text.describe("What happens at this stop."),
              }),
            )
            .min(2)
            .max(6)
            .describe("The stops, in order."),
          action: Action.optional().describe("Page to read next."),
        }),
      )
      .min(1)
      .describe("The journeys."),
  },
);
