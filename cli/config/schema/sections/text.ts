import { z } from "zod";
import { atLeast, between, oneOf, optional, someOf, withDefault } from "../values/builders.ts";
import { CountryCode, Text as Line, Text, Slug } from "../values/primitives.ts";
import { PictureRef } from "../values/picture.ts";
import { Markdown, section, heading, FactName, placeKeys } from "./section.ts";
import { DISCLOSURES } from "../../../../runtime/site/sections.ts";
import { OWNER_FACTS } from "../country/contacts.ts";

export const TextSection = section("text", {
  text: Markdown.describe("The paragraphs, as Markdown."),
  art: Line.optional().describe(
    "Content key of the page whose drawing is beside the text, for example `services/first-visit`.",
  ),
  flag: CountryCode.optional().describe("Country whose drawing is beside the text."),
  picture: PictureRef.optional().describe("Your own picture, instead of a drawing."),
  side: withDefault(z.enum(["left", "right"]), "right").describe(
    "Side of the drawing on wide screens. In right-to-left languages it is the opposite side.",
  ),
}).describe("A few paragraphs beside a drawing.");

export const Copy = section("copy", {}).describe(
  "The page's own Markdown. Without this section the Markdown comes before all sections.",
);

export const Faq = section("faq", {
  items: atLeast(1, { question: Text.describe("The question."), text: Markdown.describe("The answer, as Markdown.") })
    .optional()
    .describe("The questions. Default: the page's own `faq`."),
}).describe("Questions and answers that open one by one.");

export const Tabs = section("tabs", {
  heading,
  initial: z.int().min(1).optional().describe("Number of the tab that is open at first, from 1. Default: 1."),
  items: atLeast(2, {
    label: Text.describe("Label of the tab."),
    text: Markdown.describe("Content of the tab, as Markdown."),
  }).describe("The tabs."),
}).describe("Texts in tabs, one shown at a time. Without scripts all of them are shown.");

export const Steps = section("steps", {
  heading,
  items: atLeast(2, {
    title: Text.describe("The step in a few words."),
    text: Markdown.describe("Details, as Markdown."),
  }).describe("The steps, in order."),
}).describe("Steps that follow one another, numbered.");

export const Checklist = section("checklist", {
  heading,
  lists: someOf(Slug).describe("Names of lists under `documents` in the country's settings, in display order."),
}).describe("Documents to have ready, to tick and to print. The browser stores the ticks.");

export const Glossary = section("glossary", {
  terms: optional(someOf(Slug)).describe("Ids of terms under `terms` in the country's settings. Default: all of them."),
}).describe("Terms and what they mean, in alphabetical order.");

export const PictureSection = section("picture", {
  picture: PictureRef.describe("The picture."),
  width: withDefault(z.enum(["text", "wide"]), "wide").describe(
    "The width: that of the text, or that of the page's container.",
  ),
}).describe("A picture across the page.");

export const Disclosure = section("disclosure", {
  heading,
  show: oneOf(DISCLOSURES).describe(
    "`forms`: what forms send, and where. `storage`: cookies and other data that the browser stores. `services`: hosts that the browser contacts. `licences`: fonts, drawings and programs by others. Forms link to the page that shows `forms`.",
  ),
}).describe(
  "What the site does with data, and whose works it shows: a list made from the configuration, so that it is always correct.",
);

export const OwnerSection = section("owner", {
  heading,
  show: someOf(z.enum(OWNER_FACTS)).describe("The facts, in order."),
}).describe(
  "Who is responsible for the site: facts from the country's `owner`. A missing fact is marked as to be completed, and causes a warning.",
);

export const Comparison = section("comparison", {
  heading,
  ...placeKeys,
  topics: between(1, 8, {
    label: Text.describe("Heading of the column: `Parcel fee`."),
    fact: FactName.describe("The fact for each place: `parcel.fee` shows `au.parcel.fee`, `ca.parcel.fee` …"),
  }).describe("The columns."),
}).describe("Facts of several places in a table, to compare and to sort.");

export const Facts = section("facts", {
  items: between(1, 8, {
    value: Text.describe("The figure or the answer: `24 hours`."),
    label: Text.describe("The label: `Longest that an answer takes`."),
    note: Text.optional().describe("A short phrase that limits or explains it."),
  }).describe("The figures."),
}).describe("A few figures or short answers, in large type.");
