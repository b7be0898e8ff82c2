import { z } from "zod";
import { datedText, isDay } from "./day.ts";
import { SitePath } from "./primitives.ts";

const FORM = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/** Whether a text is an existing day, optionally with time and UTC offset. */
export const isInstant = (text: string): boolean => isDay(FORM.exec(text)?.[1] ?? "");

const HINT = "Write a day, or a day and a time: 2027-01-15, 2027-01-15T09:00 or 2027-01-15T09:00:00+05:30";

/** A day, or a day and time. Without offset it is in the country's `timeZone`, by default UTC. */
export const Instant = datedText(FORM, HINT).meta({
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
