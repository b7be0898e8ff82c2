import { z } from "zod";
import { NAVIGATION } from "../../../runtime/site/site.ts";
import { Brand } from "./brand.ts";
import { Budgets } from "./budgets.ts";
import { ContentApi } from "./contentApi.ts";
import { OptionList } from "./forms/options.ts";
import { GeoIp } from "./geoIp.ts";
import { NetworkGroup } from "./groups.ts";
import { Guards } from "./guards.ts";
import { HeadElements } from "./head.ts";
import { HostSettings } from "./host.ts";
import { InstitutionLists } from "./institutions.ts";
import { Layouts, Modals } from "./layouts.ts";
import { MarkdownSettings } from "./markdown.ts";
import { NotFoundSettings } from "./notFound.ts";
import { Slug } from "./primitives.ts";
import { Gone, Redirects } from "./redirects.ts";
import { Suppressions } from "./suppressions.ts";

/** `countries/network.yaml`: what belongs to no single country. */
export const Network = z.strictObject({
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
  groups: z.record(Slug, NetworkGroup).default({}).describe("Kinds of pages; the key is the path segment."),
  optionLists: z.record(z.string(), OptionList).default({}).describe("Named lists of choices for the fields of forms."),
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

export type NetworkConfig = z.output<typeof Network>;
