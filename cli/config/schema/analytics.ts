import { z } from "zod";
import { CATEGORIES } from "../../../runtime/site/privacy.ts";
import type { ProblemCode } from "../../report/problem.ts";
import { Origin } from "./head.ts";
import { DomainName, HttpUrlOrPath } from "./primitives.ts";

const category = (first: (typeof CATEGORIES)[number]) =>
  z
    .enum(CATEGORIES)
    .default(first)
    .describe("What visitors are asked for: they agree to a category, not to a provider.");

const needsConsent = z
  .boolean()
  .default(true)
  .describe(
    "False: it runs until the visitor rejects its category, without asking first. Only where nothing is kept in the browser and your law allows it; you decide that (node_modules/countrysites/docs/analytics.md).",
  );

/** Google's tags set cookies, for which every known law requires a choice. */
const googleNeedsConsent = z
  .boolean()
  .refine((needed) => needed, {
    error: "Tags of Google always need consent",
    params: {
      code: "invalid-value" satisfies ProblemCode,
      hint: "Remove this. For a counter without consent take `plausible`, `matomo` or `endpoint`, which keep nothing in the browser.",
    },
  })
  .default(true)
  .describe("Always true: what Google loads keeps cookies.");

const id = (pattern: RegExp, example: string) =>
  z
    .string()
    .regex(pattern, { error: `Write an id such as ${example}.` })
    .meta({ examples: [example] });

const Origins = z.array(Origin).default([]);

/** A provider's settings, or `false` where a country doesn't use an inherited one. */
const provider = <T extends z.ZodType>(settings: T) => z.union([settings, None]).optional();

const None = z
  .boolean()
  .meta({ enum: [false] })
  .transform((written, context): false => {
    if (written)
      context.addIssue({
        code: "custom",
        message: "A provider is a map of its settings",
        params: { code: "invalid-value" satisfies ProblemCode, hint: "Write its settings, or `false` for none." },
      });
    return false;
  });

/** Providers that count visits and events. All are off by default. */
export const Analytics = z.strictObject({
  plausible: provider(
    z.strictObject({
      domain: DomainName.describe("The site as Plausible knows it: `www.example.com`."),
      url: HttpUrlOrPath.default("https://plausible.io/api/event").describe(
        "Address of its events API; of your own installation, or a path that your host proxies.",
      ),
      category: category("statistics"),
      needsConsent,
    }),
  ).describe("Plausible, by its events API: no script of theirs, no cookies. `false`: none in this country."),
  matomo: provider(
    z.strictObject({
      url: HttpUrlOrPath.describe("Address of its tracking API: `https://stats.example.com/matomo.php`."),
      siteId: z.number().int().positive().describe("Id of the site in Matomo."),
      category: category("statistics"),
      needsConsent,
    }),
  ).describe("Matomo, by its tracking API: no script of theirs, no cookies. `false`: none in this country."),
  endpoint: provider(
    z.strictObject({
      url: HttpUrlOrPath.describe("Where events are sent with POST, as JSON: a path of your host or an address."),
      category: category("statistics"),
      needsConsent,
    }),
  ).describe("An address of your own. `false`: none in this country."),
  ga4: provider(
    z.strictObject({
      id: id(/^G-[A-Z0-9]{4,}$/, "G-ABC1234567").describe("Measurement id of the data stream."),
      category: category("statistics"),
      needsConsent: googleNeedsConsent,
    }),
  ).describe(
    "Google Analytics 4 in basic consent mode: Google is asked for nothing before the visitor agrees. `false`: none in this country.",
  ),
  gtm: provider(
    z.strictObject({
      id: id(/^GTM-[A-Z0-9]{4,}$/, "GTM-ABC1234").describe("Id of the container."),
      category: category("statistics"),
      needsConsent: googleNeedsConsent,
      scripts: Origins.describe("Origins that its tags load scripts from, for the policy."),
      connect: Origins.describe("Origins that its tags send to, for the policy."),
      images: Origins.describe("Origins that its tags load pictures from, for the policy."),
    }),
  ).describe("Google Tag Manager in basic consent mode. `false`: none in this country."),
  campaign: provider(z.strictObject({ category: category("marketing"), needsConsent })).describe(
    "Keeps the parameters of the address by which the visitor came, for the visit: forms then send them from every page (fields with `value: { query: … }`). Without it they are read from the address of the form's own page. `false`: none in this country.",
  ),
});

export type AnalyticsConfig = z.output<typeof Analytics>;
