import { z } from "zod";
import { CountryCode, HttpUrlOrPath, Slug } from "./primitives.ts";

/** Which country's home a visitor of the root path is sent to (docs/behaviour.md, Geo-IP). */
export const GeoIp = z.strictObject({
  url: HttpUrlOrPath.describe("JSON service that answers `country_code`; called without credentials."),
  timeoutMs: z
    .number()
    .int()
    .min(100)
    .max(10_000)
    .default(1500)
    .describe("Milliseconds after which the fallback is taken."),
  countries: z
    .record(CountryCode, Slug)
    .default({})
    .describe("More codes that lead to a country, besides each country's own: `NP: bhutan`."),
  fallback: Slug.optional().describe(
    "Country for every other code and for a failure. Default: the first of the network bar.",
  ),
});
