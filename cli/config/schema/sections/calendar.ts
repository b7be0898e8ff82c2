import { z } from "zod";
import { Day, isDay } from "../day.ts";
import { CountryCode, editorPattern, Slug, Text } from "../primitives.ts";
import { Markdown, section } from "./section.ts";

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
