import { z } from "zod";
import { atLeast, between, flag, listOf, optionalList, someOf, withDefault } from "../values/builders.ts";
import { CountryCode, Slug, Text } from "../values/primitives.ts";
import { Action, section, To, heading, Markdown } from "./section.ts";

export const Banners = section(
  "banners",
  "A slider at the top of a home page. Its first slide is the page's own heading and summary.",
  {
    slides: between(1, 6, {
      heading: Text.describe("Heading of the slide."),
      summary: Text.optional().describe("One sentence below it."),
      action: Action.optional().describe("Target of the slide. Default: the enquiry form."),
      art: Text.optional().describe(
        "Content key of the page whose drawing is shown, for example `services/first-visit`.",
      ),
      flag: CountryCode.optional().describe("Country whose drawing is shown."),
    }).describe("The slides after the first."),
  },
);

export const Cards = section(
  "cards",
  "Cards that link to pages: those of a group that the country has, or those that are listed here.",
  {
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
  },
);

export const Posts = section("posts", "The newest posts of a collection, in a slider. Shown if the country has any.", {
  group: Slug.describe("The collection: `news`."),
  category: Slug.optional().describe("Shows only posts of this category."),
  limit: z.int().min(1).max(24).default(6).describe("Maximum number of posts."),
});

export const Journeys = section(
  "journeys",
  "Typical journeys from one place to another, each with a few stops, in a slider.",
  {
    items: atLeast(1, {
      title: Text.describe("Start and destination: `From the first call to the first day`."),
      stops: between(2, 6, {
        when: Text.describe("When: `12 months before`."),
        what: Text.describe("What happens at this stop."),
      }).describe("The stops, in order."),
      action: Action.optional().describe("Page to read next."),
    }).describe("The journeys."),
  },
);

export const Institutions = section("institutions", "Institutions from network.yaml, in a slider.", {
  heading,
  list: Slug.describe("The list, by its name under `institutions` in network.yaml."),
  countries: someOf(CountryCode).optional().describe("Shows only institutions in these countries."),
});

export const Offices = section("offices", "The offices, in tabs by country and then by state or region.", {
  countries: withDefault(z.enum(["own", "all"]), "own").describe(
    "This country's offices, or those of all countries that pages list (`order` in network.yaml).",
  ),
});

export const FlagMap = section(
  "map",
  "A world map with the flags of a group's pages as links. Shown if at least three of its pages have a flag.",
  {
    group: Slug.describe("Group whose pages are on the map, by their `flag`."),
  },
);

export const Testimonials = section(
  "testimonials",
  "Quotes from people who have used the service, in a slider. Use only real quotes from real people who agreed to it.",
  {
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
  },
);

export const Claims = section("claims", "The organisation's claims, in a row.", {
  items: optionalList(1, {
    title: Text.describe("The claim, in two to four words."),
    text: Markdown.describe("The claim, in one sentence."),
  }).describe("The claims. Default: those of the brand."),
});
