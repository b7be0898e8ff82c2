import { z } from "zod";
import { Analytics } from "./analytics.ts";
import { Brand } from "./brand.ts";
import { Contacts } from "./contacts.ts";
import { Forms } from "./forms/index.ts";
import type { GroupSchemas } from "./groups.ts";
import { HeadElements } from "./head.ts";
import { DEFAULT_LAYOUT } from "./layouts.ts";
import { FooterColumn, Navigation } from "./navigation.ts";
import { CountryHost } from "./host.ts";
import { CountryCode, CurrencyCode, LanguageTag, Slug, Text, TimeZone, HttpUrlOrPath } from "./primitives.ts";
import { Owner } from "./owner.ts";
import { Pull } from "./pull.ts";
import { Gone, Redirects } from "./redirects.ts";
import { Store } from "./store.ts";
import { Theme } from "./theme.ts";
import { CONSENT_MODELS } from "../../../runtime/site/privacy.ts";
import { Markdown } from "./sections/section.ts";

/** A document to have ready: its text, or text and help; `false` removes an inherited one. */
const Document = z.union([
  Text.transform((text) => ({ text, help: undefined })),
  z.strictObject({
    text: Text.describe("What to have ready, in a few words: `Passport, valid for the whole stay`."),
    help: Markdown.optional().describe("What to look out for, or where to get it, Markdown."),
  }),
  z.literal(false),
]);

/** Named lists of documents for sections of type `checklist`. */
const DocumentLists = z.record(
  Slug,
  z.strictObject({
    title: Text.describe("Heading of the list: `For the first visit`."),
    items: z
      .record(Slug, Document)
      .describe(
        "The documents by their ids, under which the browser keeps the ticks: keep an id when you change the words. `false` takes away one that the country inherits.",
      ),
  }),
);

/** How visitors are asked for consent (docs/analytics.md). */
const Consent = z.strictObject({
  model: z
    .enum(CONSENT_MODELS)
    .optional()
    .describe(
      "`opt-in`: nothing runs before the visitor agrees. `opt-out`: it runs until the visitor rejects it. Default: what the law of the country of `code` asks for, and `opt-in` where sitegen knows of none (node_modules/countrysites/docs/analytics.md, Laws).",
    ),
  days: z
    .number()
    .int()
    .min(1)
    .max(365)
    .default(180)
    .describe(
      "For how many days an answer holds, before the visitor is asked again. Supervisors advise 6 months, and 12 at most.",
    ),
  log: HttpUrlOrPath.optional().describe(
    "Address of your own that each choice is sent to, as proof (GDPR, Article 7(1)): what was chosen, in which version, country and on which day. It has neither an id nor the time.",
  ),
});

/** Terms by id: pages explain them at their first occurrence, sections of type `glossary` list them. */
const Terms = z.record(
  Slug,
  z.strictObject({
    term: Text.describe("The term as copy writes it, upper and lower case included: `VAT`."),
    name: Text.optional().describe("What it is short for, or its whole name: `Value added tax`."),
    text: Text.describe("What it is, in one or two sentences. Plain text."),
    also: z.array(Text).default([]).describe("Other ways to write it in copy: `[COE, CoEs]`."),
  }),
);

const Search = z.boolean({ error: "Write true or false." }).default(true);

/** `countries/<country>.yaml`. The file name is the site's path. */
export const countrySchema = ({ countryGroup, singlePage }: GroupSchemas) =>
  z.strictObject({
    name: Text.describe("The country's name as visitors read it."),
    names: z
      .record(LanguageTag, Text)
      .default({})
      .describe(
        "The name on sites in other languages, by language tag: `{ en: Dubai, de: Dubai }`. Without it they show the name as it is, or where it is that of the country of `code`, in a further language that country's name in it.",
      ),
    demonym: Text.optional().describe("Adjective for its people: `Indian`."),
    code: CountryCode.optional().describe(
      "ISO 3166-1 alpha-2: names the flag, and visitors from there are sent here from the root path. Without it the site shows its name and no flag.",
    ),
    dialCode: z
      .string()
      .regex(/^\+[1-9]\d{0,3}$/, { error: 'Write a plus sign and digits, in quotation marks, for example "+91".' })
      .meta({ examples: ["+91"] })
      .optional()
      .describe("Telephone country code; preselected in the form's picker. Without it the visitor chooses one there."),
    currency: CurrencyCode.optional().describe(
      "The readers' currency, ISO 4217: amounts that are facts are given in it too, where there is a rate.",
    ),
    timeZone: TimeZone.optional().describe("IANA time zone of the offices."),
    languages: z
      .array(LanguageTag)
      .min(1)
      .superRefine((tags, context) => {
        for (const [index, tag] of tags.entries())
          if (tags.indexOf(tag) < index)
            context.addIssue({
              code: "custom",
              path: [index],
              message: `The language \`${tag}\` is there twice`,
              params: { code: "duplicate-value", hint: "Remove one of them." },
            });
      })
      .describe(
        "BCP 47 tags of the languages of the pages. The first is the site's own, below `/<country>/`; the others are below `/<country>/<language>/`.",
      ),
    untranslated: z
      .enum(["omit", "show"])
      .default("omit")
      .describe(
        "What becomes of a page that has no copy in a further language. `omit`: there is no such page. `show`: it is shown in the first language, with a notice, and search engines are sent to the original.",
      ),
    host: CountryHost.optional().describe(
      "Host of the country's own: its home is at the root of it, and its pages are no longer below `/<country>/` of the network's host.",
    ),
    layout: Slug.default(DEFAULT_LAYOUT).describe("Layout of the pages, by its name in network.yaml."),
    notFoundLayout: Slug.optional().describe("Layout of the not-found page. Default: that of the other pages."),
    brand: Brand.describe("Who the site belongs to: what it says replaces single keys of the network's `brand`."),
    theme: Theme.default({}).describe("Colours and pictures of the site."),
    contentApi: z
      .strictObject({
        menuId: z.number().int().positive().describe("Id of the header menu in the content API."),
      })
      .optional()
      .describe("What the content API knows of this country. Without it the menu is the one of `navigation`."),
    pull: Pull.optional().describe(
      "What `sitegen pull` takes from a WordPress, and writes into the project (node_modules/countrysites/docs/wordpress.md). Builds read only that.",
    ),
    contacts: Contacts.default({ placeholder: false, offices: [] }).describe(
      "How visitors reach the offices. What is not there is shown nowhere.",
    ),
    owner: Owner.default({}).describe(
      "Who is responsible for the site: what sections of the type `owner` show. Only its owner knows it.",
    ),
    groups: z
      .record(Slug, countryGroup)
      .default({})
      .describe("The country's pages by kind; the kinds are defined in network.yaml."),
    pages: z
      .record(Slug, singlePage)
      .default({ home: { slug: "", template: "home" } })
      .describe("Single pages, by their content file. Default: the home alone."),
    navigation: Navigation.optional().describe(
      "Header menu that is shown until the content API's menu replaces it. Default: the groups, then the single pages.",
    ),
    footer: z
      .array(FooterColumn)
      .optional()
      .describe("Columns of links in the footer. Default: a column for each group."),
    store: Store.optional().describe(
      "What own parts read with `useContent` besides header menu and page (node_modules/countrysites/docs/own-parts.md). Pages that have no such part send and load nothing of the content API's.",
    ),
    documents: DocumentLists.default({}).describe(
      "Named lists of documents that readers of this country need, for sections of type `checklist`.",
    ),
    terms: Terms.default({}).describe(
      "Terms that pages explain where they first occur, by their ids; sections of type `glossary` list them.",
    ),
    forms: Forms.default({ fields: {}, forms: {} }).describe(
      "Fields, and the named forms that are made of them. The form `enquiry` is the one of modals and pages that name none; without it a site has no modals, and links to the enquiry lead to the contact page, or are not there.",
    ),
    search: Search.describe(
      "The search of the site: a box in the header, and a page of results at `search/`. `false`: there is neither.",
    ),
    head: HeadElements.describe("Elements that the heads of the country's pages have besides those of network.yaml."),
    analytics: Analytics.default({}).describe(
      "What counts visits and events, by provider. Nothing is loaded or sent where none is named (node_modules/countrysites/docs/analytics.md).",
    ),
    consent: Consent.default({ days: 180 }).describe("How visitors are asked before anything of `analytics` runs."),
    redirects: Redirects.describe(
      "Addresses of this country that have moved, as paths of the network; in a country that has a `host`, as paths of that.",
    ),
    gone: Gone.describe(
      "Addresses of this country that are gone for good, and that nothing follows, written like those of `redirects`: 410 where the host can say so, else 404.",
    ),
  });

export type CountryConfig = z.output<ReturnType<typeof countrySchema>>;
