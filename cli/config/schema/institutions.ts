import { z } from "zod";
import { CountryCode, Slug, Text } from "./primitives.ts";

/** Lists of institutions by name, for sections of type `institutions`. Plain facts, no claim of a partnership. */
export const InstitutionLists = z.record(
  Slug,
  z
    .array(
      z.strictObject({
        name: Text.describe("Its official name."),
        city: Text.describe("Town or city that it is in."),
        country: CountryCode.describe("Country it is in; shows its flag."),
        founded: z.number().int().min(800).max(2100).optional().describe("Year it was founded."),
        note: Text.optional().describe("Half a sentence worth knowing."),
      }),
    )
    .min(1),
);
