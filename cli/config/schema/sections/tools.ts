import { z } from "zod";
import { Text, CountryCode, editorPattern, Slug } from "../primitives.ts";
import { FactName, places } from "./places.ts";
import { heading, section, Markdown } from "./section.ts";
import { Day, isDay } from "../day.ts";

export const Budget = section(
  "budget",
  "What a first year costs in each of several places, made of facts; with scripts also a calculator.",
  {
    heading,
    ...places,
    lines: z
      .array(
        z.strictObject({
          label: Text.describe("What is paid for: `Rent`."),
          fact: FactName.optional().describe(
            "Which fact of each place: `rent.month` shows `au.rent.month`, `ca.rent.month` … An amount for a month counts twelve times. Without it the line is one of the calculator alone, for what only the visitor can say.",
          ),
        }),
      )
      .min(1)
      .max(10)
      .describe("The lines, in order."),
  },
);

/** Alternative keys for the date. */
const WHEN = ["date", "month", "first", "fact"] as const;

const Entry = z
  .strictObject({
    title: Text.describe("What happens: `Applications close`."),
    id: Slug.optional().describe(
      "Its name in calendars, where a changed date replaces the old one. Default: made from the title.",
    ),
    date: Day.optional().describe("The day, `2027-01-13`."),
    first: Day.optional().describe("The first of several days."),
    last: Day.optional().describe("The last of them."),
    month: z
      .string({ error: "Write the month: 2027-02" })
      .refine((text) => isDay(`${text}-01`), { error: "Write year and month: 2027-02." })
      .meta(editorPattern(/^\d{4}-\d{2}$/, "Write year and month: 2027-02."))
      .optional()
      .describe("A whole month, `2027-02`."),
    fact: z.string().optional().describe("Id of a fact in countries/facts.yaml whose value is the day."),
    text: Markdown.optional().describe("What to know about it, Markdown."),
    place: Text.optional().describe("Where it is, in a few words."),
    flag: CountryCode.optional().describe("Country that it is about; shows its flag."),
  })
  .superRefine((entry, context) => {
    const report = (path: string[], message: string, hint: string) =>
      context.addIssue({ code: "custom", path, message, params: { hint } });
    const dateKeys = WHEN.filter((key) => entry[key] !== undefined);
    if (dateKeys.length !== 1)
      report(
        [dateKeys[1] ?? "title"],
        dateKeys.length === 0 ? "The entry has no date" : `The entry has two dates: \`${dateKeys.join("`, `")}\``,
        "Write one of `date`, `month`, `fact`, or `first` with `last`.",
      );
    if ((entry.first === undefined) !== (entry.last === undefined))
      report(
        [entry.last === undefined ? "first" : "last"],
        "One end of the time is missing",
        "Write its first day as `first` and its last as `last`, or a single day as `date`.",
      );
    if (entry.first !== undefined && entry.last !== undefined && entry.first >= entry.last)
      report(["last"], "The time ends before it begins", "Write a later day, or a single day as `date`.");
  });

export const Calendar = section(
  "calendar",
  "Dates and deadlines in their order, with a file that calendar apps can add. In the browser past ones step back.",
  { entries: z.array(Entry).min(1).describe("The entries; the page sorts them by date.") },
);

export const Call = section("call", "The next step: enquiry, telephone, WhatsApp.", {
  text: Markdown.optional().describe("What to expect of it, Markdown."),
});

export const Form = section("form", "A form in the page. A page has at most one.", {
  heading,
  text: Markdown.optional().describe("What happens after sending, Markdown; it is beside the form."),
  form: z.string().optional().describe("The form, by its name under `forms`; the page's or the layout's when absent."),
});
