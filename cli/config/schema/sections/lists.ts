import { z } from "zod";
import { CountryCode, Text, Slug } from "../primitives.ts";
import { Action, section, To, heading, Markdown } from "./section.ts";

export const Banners = section(
  "banners",
  "A slider at the top of a home; its first slide is the page's own heading and summary.",
  {
    slides: z
      .array(
        z.strictObject({
          heading: Text.describe("What the slide says."),
          summary: Text.optional().describe("One sentence below it."),
          action: Action.optional().describe("Where the slide leads; to the enquiry form when absent."),
          art: Text.optional().describe("Content key whose drawing is shown, for example `services/first-visit`."),
          flag: CountryCode.optional().describe("Country whose drawing is shown."),
        }),
      )
      .min(1)
      .max(6)
      .describe("The slides after the first."),
  },
);

export const Cards = section(
  "cards",
  "Cards that lead to pages: those of a group, shown where the country has it, or those that are written here.",
  {
    group: Slug.optional().describe("Group whose pages are shown: `services`, `offices` …"),
    items: z
      .array(
        z.strictObject({
          label: Text.describe("Name of the card."),
          summary: Text.optional().describe("One sentence below it."),
          to: To.describe("Where it leads. Of shared copy, a card whose page the country does not have is not shown."),
          flag: CountryCode.optional().describe("Country whose flag is beside its name."),
          art: Text.optional().describe(
            "Content key whose drawing is shown, for example `services/first-visit`. Default: that of the flag.",
          ),
        }),
      )
      .min(1)
      .optional()
      .describe("The cards, in order, in place of a group."),
    limit: z.number().int().min(1).optional().describe("At most so many; all of them when absent."),
    slider: z.boolean().default(false).describe("Puts the cards into a slider instead of a grid."),
  },
);

export const Posts = section(
  "posts",
  "The newest posts of a collection, in a slider. Shown where the country has any.",
  {
    group: Slug.describe("The collection: `news`."),
    category: Slug.optional().describe("Only posts of this category."),
    limit: z.number().int().min(1).max(24).default(6).describe("At most so many."),
  },
);

export const Journeys = section(
  "journeys",
  "Typical ways from one place to another, each as a few stops, in a slider.",
  {
    items: z
      .array(
        z.strictObject({
          title: Text.describe("From where to where: `From the first call to the first day`."),
          stops: z
            .array(
              z.strictObject({
                when: Text.describe("When: `12 months before`."),
                what: Text.describe("What happens then."),
              }),
            )
            .min(2)
            .max(6)
            .describe("The stops, in order."),
          action: Action.optional().describe("Page to read next."),
        }),
      )
      .min(1)
      .describe("The ways."),
  },
);

export const Institutions = section("institutions", "Institutions of network.yaml, in a slider.", {
  heading,
  list: Slug.describe("Which list of `institutions` in network.yaml."),
  countries: z.array(CountryCode).min(1).optional().describe("Only those of these countries."),
});

export const Offices = section("offices", "The offices, in tabs by country and then by state or region.", {
  countries: z
    .enum(["own", "all"])
    .default("own")
    .describe("This country's offices, or those of all countries that pages name (`order` in network.yaml)."),
});

export const FlagMap = section(
  "map",
  "A world map with the flags of a group's pages, each a link. Shown where at least three of its pages have a flag.",
  {
    group: Slug.describe("Group whose pages are on the map, by their `flag`."),
  },
);

export const Testimonials = section(
  "testimonials",
  "What people who have used the service say, in a slider. Only real words of real people who agreed to it.",
  {
    heading,
    placeholder: z
      .boolean()
      .default(false)
      .describe(
        "The voices are samples: the page marks each as one, and asks search engines not to list it (`noindex`). Remove it once they are real.",
      ),
    items: z
      .array(
        z.strictObject({
          quote: Text.describe("Their words."),
          name: Text.describe("Who said it, as they want to be named."),
          detail: Text.optional().describe("What they do and where, or since when."),
          source: Action.optional().describe("Where the words can be read in full."),
        }),
      )
      .describe("The voices. The section stays away, and `validate` says so, until there is one: `items: []`."),
  },
);

export const Claims = section("claims", "What the organisation stands by, in a row.", {
  items: z
    .array(
      z.strictObject({
        title: Text.describe("The claim in two to four words."),
        text: Markdown.describe("The claim, one sentence."),
      }),
    )
    .min(1)
    .optional()
    .describe("The claims; the brand's own when absent."),
});
