import { z } from "zod";
import { Text } from "../primitives.ts";
import { FactName, places } from "./places.ts";
import { heading, section } from "./section.ts";

export const Comparison = section("comparison", "Facts of several places in a table, to compare and to sort.", {
  heading,
  ...places,
  topics: z
    .array(
      z.strictObject({
        label: Text.describe("Heading of the column: `Visa fee`."),
        fact: FactName.describe("Which fact of each place: `visa.fee` shows `au.visa.fee`, `ca.visa.fee` …"),
      }),
    )
    .min(1)
    .max(8)
    .describe("The columns."),
});
