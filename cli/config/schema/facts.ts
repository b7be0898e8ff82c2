import { z } from "zod";
import { Day } from "./values/day.ts";
import { map, optional, optionalMap, report, someOf } from "./values/builders.ts";
import { CurrencyCode, LanguageTag, Slug, Text } from "./values/primitives.ts";
import { HttpUrl } from "./values/addresses.ts";

const Localized = z.union([Text, z.record(LanguageTag, Text)]);

/** Units of numbers. Money has a `currency` instead. */
const UNITS = ["hours", "days", "weeks", "months", "years", "percent", "points"] as const;

const PERIODS = ["day", "week", "fortnight", "month", "semester", "year"] as const;

const Fact = map({
  label: Localized.describe("What the fact is, in a few words: `Parcel of 2 kg, delivery`; or a map of languages."),
  value: z
    .union([z.number(), z.tuple([z.number(), z.number()]), Localized])
    .describe(
      "A number, the two ends of a range, a date such as `2026-09-14`, or a few words. Words can be a map of languages.",
    ),
  currency: CurrencyCode.optional().describe("Currency of an amount, ISO 4217."),
  unit: z.enum(UNITS).optional().describe("Unit of a number that is not an amount of money."),
  per: z.enum(PERIODS).optional().describe("The period that the value applies to, such as the year of an amount."),
  rate: optionalMap({
    from: CurrencyCode.describe("The currency to convert from."),
    to: CurrencyCode.describe("The currency to convert to; the value is in this currency."),
  }).describe("Makes the fact an exchange rate: one unit of `from` is worth `value` units of `to`."),
  appliesTo: map({
    destination: Slug.optional().describe("The place that the fact is about."),
    readers: optional(someOf(Slug)).describe(
      "Keys of the countries whose readers the fact is for. Citing it on another country's page is a mistake.",
    ),
    level: someOf(Slug).optional().describe("Levels that the fact is about: `bachelor`, `master` …"),
  })
    .default({})
    .describe("What the fact is about."),
  source: HttpUrl.refine((url) => !isHomePage(url), {
    error: "The source is a home page",
    params: { hint: "Write the address of the page that states the fact." },
  }).describe("Address of the page that states the fact."),
  publisher: Text.describe("Who publishes that page."),
  checked: Day.optional().describe("Day on which the fact was last compared with its source."),
  unconfirmed: optional(z.literal(true)).describe(
    "Instead of `checked`: the fact has not been found in its source yet. Pages don't call it checked.",
  ),
  expires: Day.describe("Day on which the fact has to be checked again. From then on sitegen warns about it."),
  note: Text.optional().describe("A note for the people who maintain the facts. Visitors don't see it."),
})
  .superRefine((fact, context) => {
    const found = (path: string[], message: string, hint: string) => report(context, path, message, { hint });
    const isNumber = typeof fact.value === "number" || Array.isArray(fact.value);
    if ((fact.checked === undefined) === (fact.unconfirmed === undefined))
      found(
        fact.checked === undefined ? [] : ["unconfirmed"],
        "A fact needs either `checked` or `unconfirmed`",
        "Write the day on which you compared it with its source as `checked`, or `unconfirmed: true`.",
      );
    if (!isNumber && (fact.currency ?? fact.unit))
      found(["value"], "Only a number has a currency or a unit", "Write a number, or remove the currency or unit.");
    if (fact.currency && fact.unit) found(["unit"], "Money has no unit", "Remove `unit` or `currency`.");
    if (fact.rate && typeof fact.value !== "number")
      found(["value"], "An exchange rate must be a number", "Write one number.");
    if (fact.checked !== undefined && fact.expires <= fact.checked)
      found(["expires"], "The fact expires before it was checked", "Write a later day as `expires`.");
    if (Array.isArray(fact.value) && fact.value[0] >= fact.value[1])
      found(["value"], "The range ends before it begins", "Write the smaller number first.");
  })
  .describe("A figure or rule, by its id: lower-case words joined by full stops or hyphens, `au.parcel.fee`.");
export type FactConfig = z.output<typeof Fact>;

/** Prefix of ids of facts that come from a country's settings: `{{fact:site.phone}}`. */
export const SITE_PREFIX = "site.";

const FactId = z
  .string()
  .refine((id) => /^[a-z\d]+(?:[.-][a-z\d]+)*$/.test(id), {
    error: "The key is not a valid fact id",
    params: { hint: "Write lower-case words joined by full stops or hyphens: `au.parcel.fee`." },
  })
  .refine((id) => !id.startsWith(SITE_PREFIX), {
    error: "Fact ids that begin with `site.` are reserved for country settings",
    params: { hint: "Begin the id with another word. `site.phone` and similar ids are values of each country's file." },
  });

/** `countries/facts.yaml`: facts by id. */
export const Facts = z.record(FactId, Fact);
export type FactsConfig = z.output<typeof Facts>;

const isHomePage = (url: string): boolean => URL.canParse(url) && new URL(url).pathname === "/" && !url.includes("?");
