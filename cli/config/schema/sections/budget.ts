import { z } from "zod";
import { Text } from "../primitives.ts";
import { FactName, places } from "./places.ts";
import { heading, section } from "./section.ts";

export const Budget = section(
  "budget",
  "The cost of a first year in each of several places, calculated from facts. With scripts it also has a calculator.",
  {
    heading,
    ...places,
    lines: z
      .array(
        z.strictObject({
          label: Text.describe("What is paid for: `Rent`."),
          fact: FactName.optional().describe(
            "The fact for each place: `rent.month` shows `au.rent.month`, `ca.rent.month` … A monthly amount is multiplied by twelve. Without it the line is in the calculator only, for an amount that only the visitor knows.",
          ),
        }),
      )
      .min(1)
      .max(10)
      .describe("The lines, in order."),
  },
);
