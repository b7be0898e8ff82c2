import { z } from "zod";
import { NAVIGATION } from "../../../runtime/site/site.ts";
import { Brand } from "./brand.ts";
import { Budgets } from "./budgets.ts";
import { OptionList } from "./forms/fieldKeys.ts";
import type { GroupSchemas } from "./groups.ts";
import { Guards } from "./guards.ts";
import { HeadElements } from "./head.ts";
import { HostSettings } from "./host.ts";
import { Layouts, Modals } from "./layouts.ts";
import { MarkdownSettings } from "./markdown.ts";
import { Slug, CountryCode, Text, HttpUrlOrPath } from "./primitives.ts";
import { Gone, Redirects } from "./redirects.ts";
import { Suppressions } from "./suppressions.ts";
import { isSitePath } from "../../../runtime/site/safeHref.ts";

/** Whether a path is safe in any server's configuration. */
const plainPath = (text: string): boolean => !text.startsWith("/") || /^(?:\/[\w~-][\w.~-]*)+$/.test(text);

/** The content API: a WordPress REST base with an enquiry route and optionally a menu route. */
const ContentApi = z
  .strictObject({
    base: HttpUrlOrPath.refine(plainPath, {
      error: "The path of the content API is not plain",
      params: {
        code: "invalid-url",
        hint: "Use letters, digits, hyphens, dots and single slashes, for example `/wp-json`.",
      },
    }).describe(
      "REST base without final slash: `https://cms.example.com/wp-json`, or a path of this site that its host proxies.",
    ),
    upstream: z
      .string()
      .refine((text) => /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w~-][\w.~-]*)*$/.test(text), {
        error: "The value is no address that a host can proxy",
        params: {
          code: "invalid-url",
          hint: "Write scheme, host and path without final slash: https://cms.example.com/wp-json.",
        },
      })
      .optional()
      .describe("With a path as `base`: the address that the host fetches it from, so that browsers need no CORS."),
    navigation: z
      .string()
      .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/i, {
        error: "Write a REST namespace: letters, digits and hyphens joined by slashes, for example `menus/v1`.",
      })
      .meta({ examples: ["menus/v1"] })
      .optional()
      .describe("Namespace of the menu route: GET {base}/{navigation}/menu/{id}. Without it no menu is loaded."),
  })
  .refine(({ base, upstream }) => upstream === undefined || base.startsWith("/"), {
    path: ["upstream"],
    error: "`contentApi.upstream` has no use with an absolute `base`",
    params: {
      code: "invalid-value",
      why: "Browsers call the absolute address themselves.",
      hint: "Make `base` a path of this site, for example `/wp-json`, or remove `upstream`.",
    },
  });

/** Geo-IP redirects of the root (docs/behaviour.md, Geo-IP). */
const GeoIp = z.strictObject({
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

/** Further settings of not-found pages. */
const NotFoundSettings = z
  .strictObject({
    log: z
      .string()
      .refine((url) => isSitePath(url) || /^https:\/\/[^/]/.test(url), {
        error: "Write a path of the host, or an address that begins with https://.",
      })
      .meta({ examples: ["/not-found-log"] })
      .optional()
      .describe(
        "Where the browser of a visitor reports an address that is not there: one POST with the path and where the link was, as JSON, without queries and without anything about the visitor. Without it nothing is sent.",
      ),
  })
  .default({});

/** Named lists of institutions for sections of type `institutions`. */
const InstitutionLists = z.record(
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

/** `countries/network.yaml`. */
export const networkSchema = ({ networkGroup }: GroupSchemas) =>
  z.strictObject({
    brand: Brand.describe("Who the sites belong to."),
    host: HostSettings.describe("Where the sites live."),
    navigation: z
      .enum(NAVIGATION)
      .default("router")
      .describe(
        "How a link to another page of the same site is followed. `router`: the page is shown in the same document, at once when its link was in view. `document`: the browser loads it, as it does links to other sites.",
      ),
    order: z
      .strictObject({
        bar: z.array(Slug).default([]).describe("Countries of the network bar, in order."),
        flags: z.array(Slug).default([]).describe("Countries of the flag dropdown, in order."),
        most: z
          .number()
          .int()
          .min(1)
          .default(8)
          .describe(
            "How many countries a page names: its own and the first of the network bar. Where there are more, the header leads to the list of all on the home, and their versions of a page (`hreflang`) are in the sitemaps only.",
          ),
      })
      .default({ bar: [], flags: [], most: 8 })
      .describe("Order of the countries; one that is not named follows at the end."),
    contentApi: ContentApi.optional().describe(
      "The content API. Without it no menu is loaded, and each form is sent to an address of its own.",
    ),
    geoIp: GeoIp.optional().describe(
      "Where visitors of the root path are sent, by where they are. Without it they choose a country there; where there is one country, they are sent to it.",
    ),
    xDefault: Slug.optional().describe(
      "Country whose page search engines show to readers for whom no country's page is meant (`hreflang` `x-default`). A page that it does not have is stood for by that of the first country of the network bar; the homes by the root page. Default: `geoIp.fallback`, else the first of the network bar.",
    ),
    sitemap: z
      .strictObject({
        lastmod: z
          .enum(["content", "git"])
          .default("content")
          .describe(
            "How sitemaps know when a page was changed last: `content` takes `updated` and `date` of its front matter, `git` else the last commit of its files. A shallow clone knows no commits.",
          ),
      })
      .default({ lastmod: "content" })
      .describe("What sitemaps say beside addresses."),
    llms: z
      .boolean()
      .default(false)
      .describe(
        "Writes `llms.txt` (https://llmstxt.org) for the network and each site, and each page as Markdown beside its HTML (`index.md`).",
      ),
    head: HeadElements.describe(
      "Elements that the heads of all pages have besides sitegen's: verification, scripts of other services. A country adds its own.",
    ),
    markdown: MarkdownSettings.default({ html: "basic" }).describe(
      "How Markdown is read; a group can have settings of its own.",
    ),
    minWords: z
      .number()
      .int()
      .min(0)
      .default(250)
      .describe("`sitegen validate` warns about pages of text with fewer words; 0 for none."),
    budgets: Budgets.default({}).describe(
      "What a page may weigh, by its type: the name of a template, or `default` for every type that does not say it. A build with a heavier page fails, and names the heaviest files.",
    ),
    redirects: Redirects.describe("Addresses that have moved, as paths of the network."),
    gone: Gone.describe(
      "Addresses that are gone for good, and that nothing follows: 410 where the host can say so, else 404.",
    ),
    notFound: NotFoundSettings.describe("What the not-found pages do."),
    groups: z.record(Slug, networkGroup).default({}).describe("Kinds of pages; the key is the path segment."),
    optionLists: z
      .record(z.string(), OptionList)
      .default({})
      .describe("Named lists of choices for the fields of forms."),
    institutions: InstitutionLists.default({}).describe(
      "Named lists of institutions, for sections of type `institutions`.",
    ),
    modals: Modals.describe(
      "The modals of the sites, by their ids in pages. Each shows the layout's form, or the one that names it.",
    ),
    layouts: Layouts.describe("Named page layouts. The one called `default` is there in any case."),
    locked: Guards.describe(
      "Keys that no country file says, and pages that have the same copy and path in all countries.",
    ),
    required: Guards.describe(
      "Keys that each country file says itself, and pages that each country has, with copy of its own.",
    ),
    suppressions: Suppressions.describe(
      "Warnings that are accepted: `sitegen validate --strict` does not fail because of them. Errors can't be.",
    ),
    defaults: z
      .record(z.string(), z.unknown())
      .default({})
      .describe(
        "Any key of a country file: what countries share. A country overrides it key by key; a list is replaced, or changed by `{ add: […], remove: […] }`.",
      ),
  });

export type NetworkConfig = z.output<ReturnType<typeof networkSchema>>;
