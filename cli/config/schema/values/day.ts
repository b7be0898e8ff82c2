import { z } from "zod";
import { editorPattern, report } from "./builders.ts";
import { SitePath } from "./addresses.ts";
import { INSTANT, isDay } from "./instants.ts";

/**
 * Schema of a text that begins with a day. A wrong format and a nonexistent day are different problems.
 * @param form Pattern of the whole text.
 * @param hint The format with an example, without final period.
 */
export const datedText = (form: RegExp, hint: string) =>
  z
    .string({ error: hint })
    .refine((text) => form.test(text), { error: `${hint}.`, abort: true })
    .superRefine((text, context) => {
      const day = text.slice(0, 10);
      if (!isDay(day)) report(context, [], `The calendar has no day ${day}`, { hint: lastOf(day) });
    })
    .meta(editorPattern(form, `${hint}.`));

function lastOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  if (month < 1 || month > 12) return "Months go from 01 to 12.";
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `Days of this month go from 01 to ${last}.`;
}

export const Day = datedText(/^\d{4}-\d{2}-\d{2}$/, "Write a day as year, month and day: 2026-09-14").meta({
  examples: ["2026-09-14"],
  format: "date",
});

const HINT = "Write a day, or a day and a time: 2027-01-15, 2027-01-15T09:00 or 2027-01-15T09:00:00+05:30";

/** A day, or a day and time. Without offset it is in the country's `timeZone`, by default UTC. */
export const Instant = datedText(INSTANT, HINT).meta({
  examples: ["2027-01-15", "2027-01-15T09:00", "2027-01-15T09:00:00+05:30"],
});

/** Value of `afterwards` for an answer of 410. */
export const GONE = "gone";

/** What follows an expired page. */
export const Afterwards = z
  .string({ error: "Write `gone`, or the path of a page" })
  .refine((text) => text === GONE || (!text.endsWith("*") && SitePath.safeParse(text).success), {
    error: "The value is neither `gone` nor the path of a page",
    params: { hint: "Write `gone`, or a path from the country's home, for example `/events/`." },
  })
  .meta({ examples: [GONE, "/events/"] });
