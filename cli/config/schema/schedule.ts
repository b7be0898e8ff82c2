import { z } from "zod";
import { datedText, isDay } from "./day.ts";
import { SitePath } from "./primitives.ts";

const FORM = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/** True for a day of the calendar, alone or with a time of the day, which may have an offset from UTC. */
export const isInstant = (text: string): boolean => isDay(FORM.exec(text)?.[1] ?? "");

const HINT = "Write a day, or a day and a time: 2027-01-15, 2027-01-15T09:00 or 2027-01-15T09:00:00+05:30";

/** A day, or a day and a time. Without offset it is one of the country's `timeZone`, UTC where it has none. */
export const Instant = datedText(FORM, HINT).meta({
  examples: ["2027-01-15", "2027-01-15T09:00", "2027-01-15T09:00:00+05:30"],
});

/** What an address answers whose page is over, when that is no redirect. */
export const GONE = "gone";

/** Where visitors of a page get that is over. */
export const Afterwards = z
  .string({ error: "Write `gone`, or the path of a page" })
  .refine((text) => text === GONE || (!text.endsWith("*") && SitePath.safeParse(text).success), {
    error: "The value is neither `gone` nor the path of a page",
    params: { hint: "Write `gone`, or a path from the country's home, for example `/events/`." },
  })
  .meta({ examples: [GONE, "/events/"] });
