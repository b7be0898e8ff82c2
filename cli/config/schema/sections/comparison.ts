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
        label: Text.describe("Heading of the column: `Parcel fee`."),
        fact: FactName.describe("The fact for each place: `parcel.fee` shows `au.parcel.fee`, `ca.parcel.fee` …"),
      }),
    )
    .min(1)
    .max(8)
    .describe("The columns."),
});
