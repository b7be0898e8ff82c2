import { z } from "zod";
import { Slug, Text, CountryCode } from "../primitives.ts";
import { To } from "./section.ts";

/** A fact's id, or its part after the place. */
export const FactName = Text;

/** Keys of sections that show the same facts of several places. */
export const places = {
  group: Slug.optional().describe(
    "Group whose pages with a `flag` are the places. The facts of a page with `flag: AU` have ids that begin with `au.`. A place without any of these facts is not shown.",
  ),
  places: z
    .array(
      z.strictObject({
        key: Slug.describe("First part of the place's fact ids: `au` for `au.parcel.fee`."),
        label: Text.describe("Name of the place."),
        to: To.optional().describe("Page of the place."),
        flag: CountryCode.optional().describe("Country whose flag is beside the name."),
        facts: z
          .record(FactName, FactName)
          .default({})
          .describe(
            "Facts with other ids: `parcel.fee: au.parcel.express.fee` uses that fact instead of `au.parcel.fee`.",
          ),
      }),
    )
    .min(1)
    .optional()
    .describe("The places, in order, instead of a group."),
};
