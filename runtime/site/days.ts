import { formatter } from "./text.ts";

/** A day (`2026-11-05`), a moment with its offset from UTC, both of ISO 8601, milliseconds, or a Date. */
export type DateInput = string | number | Date;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** True for a language of English. Its dates are made without Intl, whose first call costs a build 15 ms. */
const isEnglish = (language: string): boolean => /^en(?:-|$)/.test(language);

// Other languages have an order of their own. Their months are whole words: some, such as pt-PT, shorten them to numbers.

/** `Nov 5`: the short timestamp's absolute form. In UTC, so that the build and every visitor print the same day. */
export function dayLabel(date: DateInput, language: string): string {
  if (!isEnglish(language)) return format(language, { day: "numeric", month: "long" }).format(new Date(date));
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** `Nov 5, 2026`. */
export function longTimestamp(date: DateInput, language: string): string {
  if (!isEnglish(language)) return format(language, { dateStyle: "long" }).format(new Date(date));
  return `${dayLabel(date, language)}, ${new Date(date).getUTCFullYear()}`;
}

/** `Nov 5 – 7, 2026`: from the first to the last of several days. */
export const dayRange = (first: DateInput, last: DateInput, language: string): string =>
  // The only English that begins with the month.
  format(isEnglish(language) ? "en-US" : language, {
    dateStyle: isEnglish(language) ? "medium" : "long",
  }).formatRange(new Date(first), new Date(last));

const format = (language: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatter(Intl.DateTimeFormat, language, { ...form, timeZone: "UTC" });
