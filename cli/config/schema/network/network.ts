import { z } from "zod";
import { NAVIGATION } from "../../../../runtime/site/site.ts";
import { Brand } from "../country/brand.ts";
import { Budgets, Guards, Suppressions } from "./policies.ts";
import { OptionList } from "../forms/fieldKeys.ts";
import { type GroupSchemas, MarkdownSettings } from "./groups.ts";
import { HeadElements } from "../country/head.ts";
import { HostSettings, Gone, Redirects } from "./host.ts";
import { Layouts, Modals } from "./layouts.ts";
import { address, atLeast, flag, map, record, restricted, withDefault } from "../values/builders.ts";
import { CountryCode, Slug, Text } from "../values/primitives.ts";
import { HttpUrlOrPath, RestNamespace } from "../values/addresses.ts";
import { isSitePath } from "../../../../runtime/site/safeHref.ts";

const plainPath = (text: string): boolean => !text.startsWith("/") || /^(?:\/[\w~-][\w.~-]*)+$/.test(text);

/** The content API: a WordPress REST base with an enquiry route and optionally a menu route. */
const ContentApi = map({
  base: restricted(HttpUrlOrPath, plainPath, {
    error: "The path of the content API has characters that are not allowed",
    code: "invalid-url",
    hint: "Use letters, digits, hyphens, dots and single slashes, for example `/wp-json`.",
  }).describe(
    "REST base without a final slash: `https://cms.example.com/wp-json`, or a path of this site that its host proxies.",
  ),
  upstream: address({
    test: (text) => /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w~-][\w.~-]*)*$/.test(text),
    message: "The value is not an address that a host can proxy",
    hint: "Write scheme, host and path without a final slash: https://cms.example.com/wp-json.",
  })
    .optional()
    .describe("If `base` is a path: the address that the host proxies, so that browsers need no CORS."),
  navigation: RestNamespace.optional().describe(
    "Namespace of the menu route: GET {base}/{navigation}/menu/{id}. Default: no menu is loaded.",
  ),
}).refine(({ base, upstream }) => upstream === undefined || base.startsWith("/"), {
  path: ["upstream"],
  error: "`contentApi.upstream` has no effect with an absolute `base`",
  params: {
    why: "Browsers call the absolute address directly.",
    hint: "Make `base` a path of this site, for example `/wp-json`, or remove `upstream`.",
  },
});

const GeoIp = map({
  url: HttpUrlOrPath.describe("JSON service that answers with `country_code`. It is called without credentials."),
  timeoutMs: withDefault(z.int().min(100).max(10_000), 1500).describe(
    "Timeout in milliseconds, after which the fallback is used.",
  ),
  countries: withDefault(z.record(CountryCode, Slug), {}).describe(
    "Further country codes that lead to a site, besides each country's own: `NP: bhutan`.",
  ),
  fallback: Slug.optional().describe(
    "Country for every other code and for failures. Default: the first in the network bar.",
  ),
});

const LogAddress = z
  .string()
  .refine((url) => isSitePath(url) || /^https:\/\/[^/]/.test(url), {
    error: "Write a path of the host, or an address that begins with https://.",
  })
  .meta({ examples: ["/not-found-log"] });

const NotFoundSettings = map({
  log: LogAddress.optional().describe(
    "Address to which browsers report broken links: one POST with the missing path and the page of the link, as JSON, without queries and without data about the visitor. Default: nothing is sent.",
  ),
}).default({});

const Institutions = atLeast(1, {
  name: Text.describe("Its official name."),
  city: Text.describe("Town or city of the institution."),
  country: CountryCode.describe("Country of the institution; selects the flag."),
  founded: z.int().min(800).max(2100).optional().describe("Year of its foundation."),
  note: Text.optional().describe("A noteworthy fact, in a short phrase."),
});

/** `countries/network.yaml`. */
export const networkSchema = ({ networkGroup }: GroupSchemas) =>
  map({
    brand: Brand.describe("Who the sites belong to."),
    host: HostSettings.describe("Where the sites are served."),
    navigation: withDefault(z.enum(NAVIGATION), "router").describe(
      "How links to other pages of the same site are followed. `router`: the next page is shown in the same document, at once if the link was in view. `document`: the browser loads the next page, as it does for links to other sites.",
    ),
    order: map({
      bar: z.array(Slug).default([]).describe("Countries in the network bar, in order."),
      flags: z.array(Slug).default([]).describe("Countries in the flag dropdown, in order."),
      most: withDefault(z.int().min(1), 8).describe(
        "Maximum number of countries that a page lists: its own and the first of the network bar. If there are more, the header links to the list of all countries on the home page, and hreflang alternates are in the sitemaps only.",
      ),
    })
      .default({ bar: [], flags: [], most: 8 })
      .describe("Order of the countries. A country that is not listed follows at the end."),
    contentApi: ContentApi.optional().describe(
      "The content API. Without it no menu is loaded, and each form needs its own address.",
    ),
    geoIp: GeoIp.optional().describe(
      "Where visitors of the root path are sent, by their location. Without it they choose a country there; if there is only one country, they are sent to it.",
    ),
    xDefault: Slug.optional().describe(
      "Country whose page search engines show to readers that no country's page is for (`hreflang` `x-default`). If it has no such page, the page of the first country in the network bar is used; for home pages, the root page. Default: `geoIp.fallback`, or else the first country in the network bar.",
    ),
    sitemap: map({
      lastmod: withDefault(z.enum(["content", "git"]), "content").describe(
        "Where sitemaps take the date of a page's last change from. `content`: `updated` and `date` in its front matter. `git`: these, or else the last commit of its files; a shallow clone has no earlier commits.",
      ),
    })
      .default({ lastmod: "content" })
      .describe("What sitemaps contain besides addresses."),
    llms: flag(
      "Writes `llms.txt` (https://llmstxt.org) for the network and each site, and a Markdown version of each page beside its HTML (`index.md`).",
    ),
    head: HeadElements.describe(
      "Elements that all pages have in their `<head>`, besides sitegen's own: verification codes, scripts of other services. A country can add its own.",
    ),
    markdown: MarkdownSettings.default({ html: "basic" }).describe(
      "How Markdown is read. A group can have its own settings.",
    ),
    minWords: withDefault(z.int().min(0), 250).describe(
      "`sitegen validate` warns about text pages with fewer words. 0: never.",
    ),
    budgets: Budgets.default({}).describe(
      "Maximum size of a page, by its type: the name of a template, or `default` for all other types. A build with a heavier page fails, and lists the largest files.",
    ),
    redirects: Redirects.describe("Addresses that have moved, as network paths."),
    gone: Gone.describe(
      "Addresses that were removed without a replacement. They answer 410 if the host supports it, otherwise 404.",
    ),
    notFound: NotFoundSettings.describe("What the not-found pages do."),
    groups: z.record(Slug, networkGroup).default({}).describe("Kinds of pages. The key is the path segment."),
    optionLists: z.record(z.string(), OptionList).default({}).describe("Named lists of choices for form fields."),
    institutions: record(Slug, Institutions)
      .default({})
      .describe("Named lists of institutions, for sections of type `institutions`."),
    modals: Modals.describe(
      "The modals of the sites, by their ids in pages. Each shows the layout's form, or the form that names the modal.",
    ),
    layouts: Layouts.describe("Named page layouts. `default` always exists."),
    locked: Guards.describe(
      "Keys that no country file may set, and pages that have the same copy and path in all countries.",
    ),
    required: Guards.describe(
      "Keys that each country file has to set, and pages that each country has to have, with its own copy.",
    ),
    suppressions: Suppressions.describe(
      "Accepted warnings: `sitegen validate --strict` does not fail because of them. Errors can't be accepted.",
    ),
    defaults: withDefault(z.record(z.string(), z.unknown()), {}).describe(
      "Any key of a country file: the settings that countries share. A country overrides them key by key. A list is replaced, or changed by `{ add: […], remove: […] }`.",
    ),
  });

export type NetworkConfig = z.output<ReturnType<typeof networkSchema>>;
