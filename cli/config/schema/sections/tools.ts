import { z } from "zod";
import { between, editorPattern, map, optional, report, someOf } from "../values/builders.ts";
import { Text, CountryCode, Slug } from "../values/primitives.ts";
import { heading, section, Markdown, FactName, placeKeys } from "./section.ts";
import { Day } from "../values/day.ts";
import { isDay } from "../values/instants.ts";

export const Budget = section("budget", {
  heading,
  ...placeKeys,
  lines: between(1, 10, {
    label: Text.describe("What is paid for: `Rent`."),
    fact: FactName.optional().describe(
      "The fact for each place: `rent.month` shows `au.rent.month`, `ca.rent.month` … A monthly amount is multiplied by twelve. Without it the line is in the calculator only, for an amount that only the visitor knows.",
    ),
  }).describe("The lines, in order."),
}).describe(
  "The cost of a first year in each of several places, calculated from facts. With scripts it also has a calculator.",
);

const WHEN = ["date", "month", "first", "fact"] as const;

const Entry = map({
  title: Text.describe("What happens: `Applications close`."),
  id: Slug.optional().describe(
    "Id of the entry in calendar apps. A changed date replaces the old one under the same id. Default: derived from the title.",
  ),
  date: Day.optional().describe("The day, `2027-01-13`."),
  first: Day.optional().describe("The first of several days."),
  last: Day.optional().describe("The last of several days."),
  month: z
    .string({ error: "Write the month: 2027-02" })
    .refine((text) => isDay(`${text}-01`), { error: "Write year and month: 2027-02." })
    .meta(editorPattern(/^\d{4}-\d{2}$/, "Write year and month: 2027-02."))
    .optional()
    .describe("A whole month, `2027-02`."),
  fact: z.string().optional().describe("Id of a fact in countries/facts.yaml whose value is the day."),
  text: Markdown.optional().describe("Details, as Markdown."),
  place: Text.optional().describe("Where it takes place, in a few words."),
  flag: CountryCode.optional().describe("Country that it is about; selects the flag."),
}).superRefine((entry, context) => {
  const found = (path: string[], message: string, hint: string) => report(context, path, message, { hint });
  const dateKeys = WHEN.filter((key) => entry[key] !== undefined);
  if (dateKeys.length !== 1)
    found(
      [dateKeys[1] ?? "title"],
      dateKeys.length === 0 ? "The entry has no date" : `The entry has two dates: \`${dateKeys.join("`, `")}\``,
      "Write one of `date`, `month`, `fact`, or `first` with `last`.",
    );
  if ((entry.first === undefined) !== (entry.last === undefined))
    found(
      [entry.last === undefined ? "first" : "last"],
      "The beginning or the end is missing",
      "Write the first day as `first` and the last as `last`, or a single day as `date`.",
    );
  if (entry.first !== undefined && entry.last !== undefined && entry.first >= entry.last)
    found(["last"], "The entry ends before it begins", "Write a later day, or a single day as `date`.");
});

export const Calendar = section("calendar", {
  entries: someOf(Entry).describe("The entries; the page sorts them by date."),
}).describe("Dates and deadlines in order, with a file for calendar apps. In the browser, past dates are folded.");

export const Call = section("call", {
  text: Markdown.optional().describe("What to expect, as Markdown."),
}).describe("A call to action: enquiry, telephone, WhatsApp.");

export const Form = section("form", {
  heading,
  text: Markdown.optional().describe("What happens after sending, as Markdown, shown beside the form."),
  form: optional(z.string()).describe("The form, by its name under `forms`. Default: the page's or the layout's form."),
}).describe("A form in the page. A page has at most one.");
