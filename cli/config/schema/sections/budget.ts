import { z } from "zod";
import { Text } from "../primitives.ts";
import { FactName, places } from "./places.ts";
import { heading, section } from "./section.ts";

export const Budget = section(
  "budget",
  "What a first year costs in each of several places, made of facts; with scripts also a calculator.",
  {
    heading,
    ...places,
    lines: z
      .array(
        z.strictObject({
          label: Text.describe("What is paid for: `Rent`."),
          fact: FactName.optional().describe(
            "Which fact of each place: `rent.month` shows `au.rent.month`, `ca.rent.month` … An amount for a month counts twelve times. Without it the line is one of the calculator alone, for what only the visitor can say.",
          ),
        }),
      )
      .min(1)
      .max(10)
      .describe("The lines, in order."),
  },
);
