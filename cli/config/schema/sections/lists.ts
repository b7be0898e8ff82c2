import { z } from "zod";
import { atLeast, between, flag, listOf, optionalList, someOf, withDefault } from "../values/builders.ts";
import { CountryCode, Slug, Text } from "../values/primitives.ts";
import { Action, section, To, heading, Markdown } from "./section.ts";

export const Banners = section("banners", {
  slides: between(1, 6, {
    heading: Text.describe("Heading of the slide."),
    summary: Text.optional().describe("One sentence below it."),
    action: Action.optional().describe("Target of the slide. Default: the enquiry form."),
    art: Text.optional().describe(
      "Content key of the page whose drawing is shown, for example `services/first-visit`.",
    ),
    flag: CountryCode.optional().describe("Country whose drawing is shown."),
  }).describe("The slides after the first."),
}).describe("A slider at the top of a home page. Its first slide is the page's own heading and summary.");

export const Cards = section("cards", {
  group: Slug.optional().describe("Group whose pages are shown: `services`, `offices` …"),
  items: optionalList(1, {
    label: Text.describe("Name on the card."),
    summary: Text.optional().describe("One sentence below it."),
    to: To.describe("Target of the card. In shared copy, a card is not shown if the country does not have its page."),
    flag: CountryCode.optional().describe("Country whose flag is beside the name."),
    art: Text.optional().describe(
      "Content key of the page whose drawing is shown, for example `services/first-visit`. Default: the drawing for the flag.",
    ),
  }).describe("The cards, in order, instead of a group."),
  limit: z.int().min(1).optional().describe("Maximum number of cards. Default: all of them."),
  slider: flag("Shows the cards in a slider instead of a grid."),
}).describe("Cards that link to pages: those of a group that the country has, or those that are listed here.");

export const Posts = section("posts", {
  group: Slug.describe("The collection: `news`."),
  category: Slug.optional().describe("Shows only posts of this category."),
  limit: z.int().min(1).max(24).default(6).describe("Maximum number of posts."),
}).describe("The newest posts of a collection, in a slider. Shown if the country has any.");

export const Journeys = section("journeys", {
  items: atLeast(1, {
    title: Text.describe("Start and destination: `From the first call to the first day`."),
    stops: between(2, 6, {
      when: Text.describe("When: `12 months before`."),
      what: Text.describe("What happens at this stop."),
    }).describe("The stops, in order."),
    action: Action.optional().describe("Page to read next."),
  }).describe("The journeys."),
}).describe("Typical journeys from one place to another, each with a few stops, in a slider.");

export const Institutions = section("institutions", {
  heading,
  list: Slug.describe("The list, by its name under `institutions` in network.yaml."),
  countries: someOf(CountryCode).optional().describe("Shows only institutions in these countries."),
}).describe("Institutions from network.yaml, in a slider.");

export const Offices = section("offices", {
  countries: withDefault(z.enum(["own", "all"]), "own").describe(
    "This country's offices, or those of all countries that pages list (`order` in network.yaml).",
  ),
}).describe("The offices, in tabs by country and then by state or region.");

export const FlagMap = section("map", {
  group: Slug.describe("Group whose pages are on the map, by their `flag`."),
}).describe(
  "A world map with the flags of a group's pages as links. Shown if at least three of its pages have a flag.",
);

export const Testimonials = section("testimonials", {
  heading,
  placeholder: flag(
    "The quotes are samples: the page marks each as a sample and is `noindex`. Remove this key when the quotes are real.",
  ),
  items: listOf({
    quote: Text.describe("The quote."),
    name: Text.describe("Name of the person, as they want to be named."),
    detail: Text.optional().describe("What the person does and where, or since when."),
    source: Action.optional().describe("Where the full quote can be read."),
  }).describe("The quotes. With `items: []` the section is not shown, and `validate` reports it."),
}).describe(
  "Quotes from people who have used the service, in a slider. Use only real quotes from real people who agreed to it.",
);

export const Claims = section("claims", {
  items: optionalList(1, {
    title: Text.describe("The claim, in two to four words."),
    text: Markdown.describe("The claim, in one sentence."),
  }).describe("The claims. Default: those of the brand."),
}).describe("The organisation's claims, in a row.");
