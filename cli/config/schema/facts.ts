import { z } from "zod";
import { Day } from "./day.ts";
import { CurrencyCode, HttpUrl, LanguageTag, Slug, Text } from "./primitives.ts";

/** One text for all languages, or one per language. */
const Localized = z.union([Text, z.record(LanguageTag, Text)]);

/** Units of numbers. Money has a `currency` instead. */
const UNITS = ["hours", "days", "weeks", "months", "years", "percent", "points"] as const;

/** Periods of values. */
const PERIODS = ["day", "week", "fortnight", "month", "semester", "year"] as const;

const Fact = z
  .strictObject({
    label: Localized.describe("What it is, in a few words: `Parcel of 2 kg, delivery`; or a map of languages."),
    value: z
      .union([z.number(), z.tuple([z.number(), z.number()]), Localized])
      .describe(
        "A number, the two ends of a range, a date as `2026-09-14`, or a few words; words can be a map of languages.",
      ),
    currency: CurrencyCode.optional().describe("Currency of an amount of money, ISO 4217."),
    unit: z.enum(UNITS).optional().describe("Unit of a number that is no money."),
    per: z.enum(PERIODS).optional().describe("What the value is for: an amount for a year, hours of a week."),
    rate: z
      .strictObject({
        from: CurrencyCode.describe("The currency that one unit is of."),
        to: CurrencyCode.describe("The currency that the value is in."),
      })
      .optional()
      .describe("Makes it a rate of exchange: so much of `to` is one unit of `from`."),
    appliesTo: z
      .strictObject({
        destination: Slug.optional().describe("The place that it is about."),
        readers: z
          .array(Slug)
          .min(1)
          .optional()
          .describe("Countries whose readers it is for, by their keys. On other countries' pages it is a mistake."),
        level: z.array(Slug).min(1).optional().describe("Levels that it is about: `bachelor`, `master` …"),
      })
      .default({})
      .describe("What it is about."),
    source: HttpUrl.refine((url) => !isHomePage(url), {
      error: "The source is a home page",
      params: { hint: "Write the address of the page that states it." },
    }).describe("Address of the page that states it."),
    publisher: Text.describe("Who publishes that page."),
    checked: Day.optional().describe("Day on which it was last compared with its source."),
    unconfirmed: z
      .literal(true)
      .optional()
      .describe("In place of `checked`: it was not found in its source yet. Pages don't show it as checked."),
    expires: Day.describe("Day from which it is to be looked at again. From then on it is a warning."),
    note: Text.optional().describe("For those who keep it up to date; visitors don't see it."),
  })
  .superRefine((fact, context) => {
    const report = (path: string[], message: string, hint: string) =>
      context.addIssue({ code: "custom", path, message, params: { hint } });
    const isNumber = typeof fact.value === "number" || Array.isArray(fact.value);
    if ((fact.checked === undefined) === (fact.unconfirmed === undefined))
      report(
        fact.checked === undefined ? [] : ["unconfirmed"],
        "A fact is either checked or unconfirmed",
        "Write the day on which it was compared with its source as `checked`, or `unconfirmed: true`.",
      );
    if (!isNumber && (fact.currency ?? fact.unit))
      report(["value"], "Only a number has a currency or a unit", "Write a number, or remove the currency or unit.");
    if (fact.currency && fact.unit) report(["unit"], "Money has no unit", "Remove `unit` or `currency`.");
    if (fact.rate && typeof fact.value !== "number") report(["value"], "A rate is a number", "Write one number.");
    if (fact.checked !== undefined && fact.expires <= fact.checked)
      report(["expires"], "It expires before it was checked", "Write a later day.");
    if (Array.isArray(fact.value) && fact.value[0] >= fact.value[1])
      report(["value"], "The range ends before it begins", "Write the smaller number first.");
  })
  .describe("A figure or rule, by its id: words in lower case, joined by full stops or hyphens, `au.parcel.fee`.");
export type FactConfig = z.output<typeof Fact>;

/** Prefix of ids of facts that come from a country's settings: `{{fact:site.phone}}`. */
export const SITE_PREFIX = "site.";

/** `countries/facts.yaml`: facts by id. */
export const Facts = z.record(
  z
    .string()
    .refine((id) => /^[a-z\d]+(?:[.-][a-z\d]+)*$/.test(id), {
      error: "The key is no id of a fact",
      params: { hint: "Write words in lower case, joined by full stops or hyphens: `au.parcel.fee`." },
    })
    .refine((id) => !id.startsWith(SITE_PREFIX), {
      error: "The id begins with `site.`, as those of a country's settings do",
      params: { hint: "Begin it with another word: `site.phone` and the like are what each country's file says." },
    }),
  Fact,
);
export type FactsConfig = z.output<typeof Facts>;

const isHomePage = (url: string): boolean => URL.canParse(url) && new URL(url).pathname === "/" && !url.includes("?");
