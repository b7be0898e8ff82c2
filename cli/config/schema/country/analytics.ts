import { flag, map, matching, restricted, withDefault } from "../values/builders.ts";
import { z } from "zod";
import { CATEGORIES, type ProviderKind } from "../../../../runtime/site/privacy.ts";
import { Origin } from "./head.ts";
import { DomainName, HttpUrlOrPath } from "../values/addresses.ts";

const category = (first: (typeof CATEGORIES)[number]) =>
  withDefault(z.enum(CATEGORIES), first).describe(
    "The category that visitors agree to. They agree to categories, not to single providers.",
  );

const needsConsent = flag(
  "False: the provider runs until the visitor rejects its category; nobody is asked first. Write it only if the provider stores nothing in the browser and your law allows it; that decision is yours (node_modules/countrysites/docs/analytics.md).",
  true,
);

/** Google's tags set cookies, for which every known law requires a choice. */
const googleNeedsConsent = restricted(z.boolean(), (needed) => needed, {
  error: "Google's tags always need consent",
  hint: "Remove this. To count visits without consent, use `plausible`, `matomo` or `endpoint`: they store nothing in the browser.",
})
  .default(true)
  .describe("Always true: Google's scripts store cookies.");

const id = (pattern: RegExp, example: string) => matching(pattern, `Write an id such as ${example}.`, example);

const Origins = z.array(Origin).default([]);

/** A provider's settings, or `false` where a country doesn't use an inherited one. */
const provider = <Keys extends z.core.$ZodShape>(keys: Keys) => z.union([map(keys), None]).optional();

const None = restricted(z.boolean(), (written) => !written, {
  error: "A provider must be a map of its settings",
  hint: "Write the provider's settings, or `false` for no provider.",
})
  .meta({ enum: [false] })
  .transform((): false => false);

const counting = { category: category("statistics"), needsConsent };

/** Providers that count visits and events. All are off by default. */
export const Analytics = map({
  plausible: provider({
    domain: DomainName.describe("The site's name in Plausible: `www.example.com`."),
    url: HttpUrlOrPath.default("https://plausible.io/api/event").describe(
      "Address of the events API: your own installation, or a path that your host proxies.",
    ),
    ...counting,
  }).describe("Plausible, through its events API: no Plausible script, no cookies. `false`: not used in this country."),
  matomo: provider({
    url: HttpUrlOrPath.describe("Address of the tracking API: `https://stats.example.com/matomo.php`."),
    siteId: z.int().positive().describe("Id of the site in Matomo."),
    ...counting,
  }).describe("Matomo, through its tracking API: no Matomo script, no cookies. `false`: not used in this country."),
  endpoint: provider({
    url: HttpUrlOrPath.describe("Where events are sent with POST, as JSON: a path of your host, or an absolute URL."),
    ...counting,
  }).describe("Your own service that receives events. `false`: not used in this country."),
  ga4: provider({
    id: id(/^G-[A-Z0-9]{4,}$/, "G-ABC1234567").describe("Measurement id of the data stream."),
    category: category("statistics"),
    needsConsent: googleNeedsConsent,
  }).describe(
    "Google Analytics 4 in basic consent mode: no request to Google before the visitor agrees. `false`: not used in this country.",
  ),
  gtm: provider({
    id: id(/^GTM-[A-Z0-9]{4,}$/, "GTM-ABC1234").describe("Id of the container."),
    category: category("statistics"),
    needsConsent: googleNeedsConsent,
    scripts: Origins.describe("Origins from which the container's tags load scripts, for the Content-Security-Policy."),
    connect: Origins.describe("Origins to which the container's tags send data, for the Content-Security-Policy."),
    images: Origins.describe("Origins from which the container's tags load pictures, for the Content-Security-Policy."),
  }).describe("Google Tag Manager in basic consent mode. `false`: not used in this country."),
  campaign: provider({ category: category("marketing"), needsConsent }).describe(
    "Keeps the query parameters of the first address for the whole visit, so that forms can send them from every page (fields with `value: { query: … }`). By default, forms read them from the address of the form's own page. `false`: not used in this country.",
  ),
});

export type AnalyticsConfig = z.output<typeof Analytics>;

/** The providers that a country uses, sorted by name. */
export const usedProviders = ({ analytics }: { analytics: AnalyticsConfig }): ProviderKind[] =>
  (Object.keys(analytics) as ProviderKind[]).filter((kind) => analytics[kind]).sort();
