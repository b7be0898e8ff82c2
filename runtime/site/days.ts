import dayjs from "dayjs";
import { formatter } from "./formatter.ts";

/** English dates use dayjs, others Intl: dayjs lacks some (Dzongkha) and has no day without a year in any. */

/** ISO 8601 day (`2026-11-05`) or instant with UTC offset, milliseconds, or Date. */
type DateInput = string | number | Date;

/** Formats in English and other languages, with long month names, because some (pt-PT) abbreviate to numbers. */
const FORMS = {
  /** `Nov 5`: the short timestamp's absolute form. */
  short: ["MMM D", { day: "numeric", month: "long" }],
  /** `Nov 5, 2026`. */
  long: ["MMM D, YYYY", { dateStyle: "long" }],
  /** `November 2026`. */
  month: ["MMMM YYYY", { month: "long", year: "numeric" }],
} as const satisfies Record<string, [english: string, other: Intl.DateTimeFormatOptions]>;

/** Formats a date in UTC, so that the build and all visitors show the same day. */
export function showDate(date: DateInput, form: keyof typeof FORMS, language: string): string {
  const [english, other] = FORMS[form];
  const inUtc = new Date(date);
  // dayjs parses a day in local time and formats the same day.
  if (isEnglish(language)) return dayjs(inUtc.toISOString().slice(0, 10)).format(english);
  return intl(language, other).format(inUtc);
}

/** A range of days: `Nov 5 – 7, 2026`. */
export const dayRange = (first: DateInput, last: DateInput, language: string): string =>
  // en-US is the only English that begins with the month.
  intl(isEnglish(language) ? "en-US" : language, {
    dateStyle: isEnglish(language) ? "medium" : "long",
  }).formatRange(new Date(first), new Date(last));

const UNITS = ["day", "hour", "minute", "second"] as const;

/** How long ago a date is: `3 days ago`, `vor 3 Tagen`. dayjs has `a day ago` where Intl has `yesterday`. */
export function timeAgo(date: DateInput, now: number, language: string): string {
  const age = (unit: (typeof UNITS)[number]) => dayjs(new Date(date)).diff(now, unit, true);
  const unit = UNITS.find((each) => Math.abs(age(each)) >= 1) ?? "second";
  return formatter(Intl.RelativeTimeFormat, language, { numeric: "auto" }).format(Math.round(age(unit)), unit);
}

const isEnglish = (language: string): boolean => /^en(?:-|$)/.test(language);

const intl = (language: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatter(Intl.DateTimeFormat, language, { ...form, timeZone: "UTC" });
