import { z } from "zod";
import { CountryCode, Text as Line, Text, Slug } from "../primitives.ts";
import { PictureRef } from "../picture.ts";
import { Markdown, section, heading } from "./section.ts";
import { DISCLOSURES } from "../../../../runtime/site/sections.ts";
import { OWNER_FACTS } from "../owner.ts";
import { FactName, places } from "./places.ts";

export const TextSection = section("text", "A few paragraphs beside a drawing.", {
  text: Markdown.describe("The paragraphs, Markdown."),
  art: Line.optional().describe("Content key whose drawing is beside the text, for example `services/first-visit`."),
  flag: CountryCode.optional().describe("Country whose drawing is beside the text."),
  picture: PictureRef.optional().describe("A picture of your own, in place of a drawing."),
  side: z
    .enum(["left", "right"])
    .default("right")
    .describe("Side of the drawing on wide screens; the other one where lines begin on the right."),
});

export const Copy = section("copy", "The page's own Markdown. Without this section it comes before the others.", {});

export const Faq = section("faq", "Questions and answers that open one by one.", {
  items: z
    .array(
      z.strictObject({ question: Text.describe("The question."), text: Markdown.describe("The answer, Markdown.") }),
    )
    .min(1)
    .optional()
    .describe("The questions; the page's own `faq` when absent."),
});

export const Tabs = section("tabs", "Texts of which one is shown at a time; without scripts all of them.", {
  heading,
  initial: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe("Number of the tab that is open at first, from 1; the first one when absent."),
  items: z
    .array(
      z.strictObject({
        label: Text.describe("The words on the tab."),
        text: Markdown.describe("What it shows, Markdown."),
      }),
    )
    .min(2)
    .describe("The tabs."),
});

export const Steps = section("steps", "What happens one after another, numbered.", {
  heading,
  items: z
    .array(
      z.strictObject({
        title: Text.describe("The step in a few words."),
        text: Markdown.describe("What it is about, Markdown."),
      }),
    )
    .min(2)
    .describe("The steps, in order."),
});

export const Checklist = section(
  "checklist",
  "Documents to have ready, with boxes to tick that the browser keeps, and to print.",
  {
    heading,
    lists: z
      .array(Slug)
      .min(1)
      .describe("Names of lists under `documents` in the country's settings, in the order in which they are shown."),
  },
);

export const Glossary = section("glossary", "Terms and what they mean, in alphabetical order.", {
  terms: z
    .array(Slug)
    .min(1)
    .optional()
    .describe("Ids of terms under `terms` in the country's settings; all of them when absent."),
});

export const PictureSection = section("picture", "A picture across the page.", {
  picture: PictureRef.describe("The picture."),
  width: z.enum(["text", "wide"]).default("wide").describe("As wide as the text, or as wide as the page's container."),
});

export const Disclosure = section(
  "disclosure",
  "What the site does with data, and whose works it shows: a list that is made from the configuration, so that it is always true.",
  {
    heading,
    show: z
      .enum(DISCLOSURES)
      .describe(
        "`forms`: what forms send, and where. `storage`: cookies and what else the browser stores. `services`: hosts that the browser contacts. `licences`: fonts, drawings and programs of others. The page that shows `forms` is the one that forms lead to.",
      ),
  },
);

export const OwnerSection = section(
  "owner",
  "Who is responsible: facts of the country's `owner`. One that is not there is marked as to be completed, and is a warning.",
  {
    heading,
    show: z.array(z.enum(OWNER_FACTS)).min(1).describe("The facts, in order."),
  },
);

export const Comparison = section("comparison", "Facts of several places in a table, to compare and to sort.", {
  heading,
  ...places,
  topics: z
    .array(
      z.strictObject({
        label: Text.describe("Heading of the column: `Parcel fee`."),
        fact: FactName.describe("Which fact of each place: `parcel.fee` shows `au.parcel.fee`, `ca.parcel.fee` …"),
      }),
    )
    .min(1)
    .max(8)
    .describe("The columns."),
});

export const Facts = section("facts", "A few figures or short answers, large.", {
  items: z
    .array(
      z.strictObject({
        value: Text.describe("The figure or the answer: `24 hours`."),
        label: Text.describe("What it is: `Longest that an answer takes`."),
        note: Text.optional().describe("Half a sentence that limits or explains it."),
      }),
    )
    .min(1)
    .max(8)
    .describe("The figures."),
});
