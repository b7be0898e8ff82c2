import dayjs from "dayjs";
import { formatter } from "./text.ts";

/**
 * Dates as visitors read them, from the command line, the server's rendering and the browser. English has dayjs's forms. In
 * other languages Intl writes them: dayjs lacks some (Dzongkha), and has a day without its year in none.
 */

/** A day (`2026-11-05`), a moment with its offset from UTC, both of ISO 8601, milliseconds, or a Date. */
type DateInput = string | number | Date;

/** In English, and elsewhere with months as whole words: some languages, such as pt-PT, shorten them to numbers. */
const FORMS = {
  /** `Nov 5`: the short timestamp's absolute form. */
  short: ["MMM D", { day: "numeric", month: "long" }],
  /** `Nov 5, 2026`. */
  long: ["MMM D, YYYY", { dateStyle: "long" }],
  /** `November 2026`. */
  month: ["MMMM YYYY", { month: "long", year: "numeric" }],
} as const satisfies Record<string, [english: string, other: Intl.DateTimeFormatOptions]>;

/** A date in one of the forms, as the day that it is in UTC: the build and every visitor print the same one. */
export function showDate(date: DateInput, form: keyof typeof FORMS, language: string): string {
  const [english, other] = FORMS[form];
  const inUtc = new Date(date);
  // dayjs reads a day as one of the local clock, and writes the same one.
  if (isEnglish(language)) return dayjs(inUtc.toISOString().slice(0, 10)).format(english);
  return intl(language, other).format(inUtc);
}

/** `Nov 5 – 7, 2026`: from the first to the last of several days. */
export const dayRange = (first: DateInput, last: DateInput, language: string): string =>
  // The only English that begins with the month.
  intl(isEnglish(language) ? "en-US" : language, {
    dateStyle: isEnglish(language) ? "medium" : "long",
  }).formatRange(new Date(first), new Date(last));

const UNITS = ["day", "hour", "minute", "second"] as const;

/**
 * How long ago a date is, in the largest unit that fits: `3 days ago`, `vor 3 Tagen`. The words are Intl's in English, too:
 * it says `yesterday`, where dayjs says `a day ago`.
 */
export function timeAgo(date: DateInput, now: number, language: string): string {
  const age = (unit: (typeof UNITS)[number]) => dayjs(new Date(date)).diff(now, unit, true);
  const unit = UNITS.find((each) => Math.abs(age(each)) >= 1) ?? "second";
  return formatter(Intl.RelativeTimeFormat, language, { numeric: "auto" }).format(Math.round(age(unit)), unit);
}

const isEnglish = (language: string): boolean => /^en(?:-|$)/.test(language);

const intl = (language: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatter(Intl.DateTimeFormat, language, { ...form, timeZone: "UTC" });
