import { z } from "zod";
import { CountryCode, Slug, Text } from "./primitives.ts";

/** Lists of universities by name, for sections of type `universities`. Plain facts, no claim of a partnership. */
export const UniversityLists = z.record(
  Slug,
  z
    .array(
      z.strictObject({
        name: Text.describe("Its official name in English."),
        city: Text.describe("Where its main campus is."),
        country: CountryCode.describe("Country it is in; shows its flag."),
        founded: z.number().int().min(800).max(2100).optional().describe("Year it was founded."),
        note: Text.optional().describe("Half a sentence worth knowing."),
      }),
    )
    .min(1),
);
