import { z } from "zod";
import { Analytics } from "./analytics.ts";
import { Brand } from "./brand.ts";
import { Contacts, Owner } from "./contacts.ts";
import { Forms } from "../forms/form.ts";
import type { GroupSchemas } from "../network/groups.ts";
import { HeadElements } from "./head.ts";
import { DEFAULT_LAYOUT } from "../network/layouts.ts";
import { FooterColumn, Navigation, Store } from "./navigation.ts";
import { CountryHost, Gone, Redirects } from "../network/host.ts";
import { map, matching, optional, optionalMap, record, report, someOf, withDefault } from "../values/builders.ts";
import { CountryCode, CurrencyCode, LanguageTag, Slug, Text, TimeZone } from "../values/primitives.ts";
import { HttpUrlOrPath } from "../values/addresses.ts";
import { Pull } from "./pull.ts";
import { Theme } from "./theme.ts";
import { CONSENT_MODELS } from "../../../../runtime/site/privacy.ts";
import { Markdown } from "../sections/section.ts";

/** A document to have ready: its text, or text and help; `false` removes an inherited one. */
const Document = z.union([
  Text.transform((text) => ({ text, help: undefined })),
  map({
    text: Text.describe("What to have ready, in a few words: `Passport, valid for the whole stay`."),
    help: Markdown.optional().describe("What to look out for, or where to get it, as Markdown."),
  }),
  z.literal(false),
]);

const DocumentList = map({
  title: Text.describe("Heading of the list: `For the first visit`."),
  items: record(Slug, Document).describe(
    "The documents by their ids. The browser stores the ticks under the ids, so keep an id when you reword its document. `false` removes an inherited document.",
  ),
});

/** How visitors are asked for consent (docs/analytics.md). */
const Consent = map({
  model: optional(z.enum(CONSENT_MODELS)).describe(
    "`opt-in`: nothing runs before the visitor agrees. `opt-out`: everything runs until the visitor rejects it. Default: what the law of the country of `code` requires, and `opt-in` if sitegen knows no such law (node_modules/countrysites/docs/analytics.md, Laws).",
  ),
  days: withDefault(z.int().min(1).max(365), 180).describe(
    "Number of days after which the visitor is asked again. Supervisory authorities recommend 6 months, and at most 12.",
  ),
  log: HttpUrlOrPath.optional().describe(
    "Your own address to which each choice is sent, as proof of consent (GDPR, Article 7(1)): the choice, its version, the country and the day. It contains no id and no time.",
  ),
});

/** A term. Pages explain it at its first occurrence, sections of type `glossary` list it. */
const Term = map({
  term: Text.describe("The term as it is written in copy, including upper and lower case: `VAT`."),
  name: Text.optional().describe("The full form of an abbreviation: `Value added tax`."),
  text: Text.describe("What the term means, in one or two sentences of plain text."),
  also: z.array(Text).default([]).describe("Other spellings in copy: `[COE, CoEs]`."),
});

const Languages = someOf(LanguageTag).superRefine((tags, context) => {
  const words = { code: "duplicate-value", hint: "Remove one of them." } as const;
  for (const [index, tag] of tags.entries())
    if (tags.indexOf(tag) < index) report(context, [index], `The language \`${tag}\` is listed twice`, words);
});

/** `countries/<country>.yaml`. The file name is the site's path. */
export const countrySchema = ({ countryGroup, singlePage }: GroupSchemas) =>
  map({
    name: Text.describe("The country's name, as visitors read it."),
    names: withDefault(z.record(LanguageTag, Text), {}).describe(
      "The name on sites in other languages, by language tag: `{ en: Dubai, de: Dubai }`. Default: the name unchanged; if it is the usual name of the country of `code`, a further language shows its own word for that country.",
    ),
    demonym: Text.optional().describe("Adjective for the country's people: `Indian`."),
    code: CountryCode.optional().describe(
      "ISO 3166-1 alpha-2 code. It selects the flag, and the root path sends visitors from this country to this site. Without it, the site shows its name and no flag.",
    ),
    dialCode: optional(
      matching(/^\+[1-9]\d{0,3}$/, 'Write a plus sign and digits, in quotation marks, for example "+91".', "+91"),
    ).describe("International dial code, preselected in the form's picker. Default: the visitor chooses one."),
    currency: CurrencyCode.optional().describe(
      "The readers' currency, ISO 4217. Facts that are amounts are shown in it too, if there is an exchange rate.",
    ),
    timeZone: TimeZone.optional().describe("IANA time zone of the offices."),
    languages: Languages.describe(
      "BCP 47 tags of the languages of the pages. The first is the main language, below `/<country>/`; the others are below `/<country>/<language>/`.",
    ),
    untranslated: withDefault(z.enum(["omit", "show"]), "omit").describe(
      "What happens to a page that has no copy in a further language. `omit`: the page is not built. `show`: the page appears in the first language, with a notice, and its canonical link names the original.",
    ),
    host: CountryHost.optional().describe(
      "The country's own host. The country's home is then at the root of that host, and its pages are no longer below `/<country>/` of the network's host.",
    ),
    layout: Slug.default(DEFAULT_LAYOUT).describe("Layout of the pages, by its name in network.yaml."),
    notFoundLayout: Slug.optional().describe("Layout of the not-found page. Default: the layout of the other pages."),
    brand: Brand.describe("Who the site belongs to. Each key here replaces that key of the network's `brand`."),
    theme: Theme.default({}).describe("Colours and pictures of the site."),
    contentApi: optionalMap({
      menuId: z.int().positive().describe("Id of the header menu in the content API."),
    }).describe("Ids of this country in the content API. Without them the menu is the one in `navigation`."),
    pull: Pull.optional().describe(
      "What `sitegen pull` fetches from a WordPress and writes into the project (node_modules/countrysites/docs/wordpress.md). Builds read only the written files.",
    ),
    contacts: Contacts.default({ placeholder: false, offices: [] }).describe(
      "How visitors reach the offices. Details that are missing are not shown.",
    ),
    owner: Owner.default({}).describe(
      "Who is responsible for the site, as shown in sections of the type `owner`. Only the site's owner knows these details.",
    ),
    groups: withDefault(z.record(Slug, countryGroup), {}).describe(
      "The country's pages by kind. The kinds are defined in network.yaml.",
    ),
    pages: withDefault(z.record(Slug, singlePage), { home: { slug: "", template: "home" } }).describe(
      "Single pages, by content key. Default: the home page alone.",
    ),
    navigation: Navigation.optional().describe(
      "Header menu, shown until the content API's menu replaces it. Default: the groups, then the single pages.",
    ),
    footer: optional(z.array(FooterColumn)).describe(
      "Columns of links in the footer. Default: a column for each group.",
    ),
    store: Store.optional().describe(
      "What own parts read with `useContent` besides the header menu and the page (node_modules/countrysites/docs/own-parts.md). Pages without such a part don't request it from the content API.",
    ),
    documents: record(Slug, DocumentList)
      .default({})
      .describe("Named lists of documents for readers of this country, used by sections of type `checklist`."),
    terms: record(Slug, Term)
      .default({})
      .describe(
        "Terms, by their ids. Pages explain a term where it first occurs, and sections of type `glossary` list terms.",
      ),
    forms: Forms.default({ fields: {}, forms: {} }).describe(
      "Fields, and the named forms that use them. The form `enquiry` is used in modals and on pages that name no other form. Without it a site has no modals; links to the enquiry lead to the contact page, or are omitted.",
    ),
    search: withDefault(z.boolean({ error: "Write true or false." }), true).describe(
      "The site search: a box in the header, and a results page at `search/`. `false`: no search.",
    ),
    head: HeadElements.describe(
      "Elements that this country's pages have in their `<head>`, besides those of network.yaml.",
    ),
    analytics: Analytics.default({}).describe(
      "What counts visits and events, by provider. Without a provider nothing is loaded or sent (node_modules/countrysites/docs/analytics.md).",
    ),
    consent: Consent.default({ days: 180 }).describe(
      "How visitors are asked for consent before anything in `analytics` runs.",
    ),
    redirects: Redirects.describe(
      "Addresses of this country that have moved, as network paths. In a country with its own `host`, as paths of that host.",
    ),
    gone: Gone.describe(
      "Addresses of this country that were removed without a replacement, written like those in `redirects`. They answer 410 if the host supports it, otherwise 404.",
    ),
  });

export type CountryConfig = z.output<ReturnType<typeof countrySchema>>;
