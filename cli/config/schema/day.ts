import { z } from "zod";

/** True for a day of the calendar, ISO 8601: `2026-09-14`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day of the calendar. */
export const Day = z
  .string({ error: "Write the date: 2026-09-14" })
  .refine(isDay, { error: "Write year, month and day: 2026-09-14." })
  .meta({ examples: ["2026-09-14"], format: "date" });
