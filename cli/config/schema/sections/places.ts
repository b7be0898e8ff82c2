import { z } from "zod";
import { CountryCode, Slug, Text } from "../primitives.ts";
import { To } from "./section.ts";

/** A fact's id, or its part after the place. */
export const FactName = Text;

/** Keys of sections that show the same facts of several places. */
export const places = {
  group: Slug.optional().describe(
    "Group whose pages with a `flag` are the places. The facts of a page with `flag: AU` have ids that begin with `au.`; one without any of them is left out.",
  ),
  places: z
    .array(
      z.strictObject({
        key: Slug.describe("What the ids of its facts begin with: `au` of `au.parcel.fee`."),
        label: Text.describe("Its name."),
        to: To.optional().describe("Its page."),
        flag: CountryCode.optional().describe("Country whose flag is beside its name."),
        facts: z
          .record(FactName, FactName)
          .default({})
          .describe(
            "Facts with other ids: `parcel.fee: au.parcel.express.fee` takes that one in place of `au.parcel.fee`.",
          ),
      }),
    )
    .min(1)
    .optional()
    .describe("The places, in order, in place of a group."),
};
