/** A day (`2026-11-05`), a moment with its offset from UTC, both of ISO 8601, milliseconds, or a Date. */
export type DateInput = string | number | Date;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** True for a language of English. Its dates are made without Intl, whose first call costs a build 15 ms. */
const isEnglish = (language: string): boolean => /^en(?:-|$)/.test(language);

/** `Nov 5`: the short timestamp's absolute form. In UTC, so that the build and every visitor print the same day. */
export function dayLabel(date: DateInput, language: string): string {
  if (!isEnglish(language)) return format(date, language, { day: "numeric", month: "short" });
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** `Nov 5, 2026`. */
export function longTimestamp(date: DateInput, language: string): string {
  if (!isEnglish(language)) return format(date, language, { day: "numeric", month: "short", year: "numeric" });
  return `${dayLabel(date, language)}, ${new Date(date).getUTCFullYear()}`;
}

const format = (date: DateInput, language: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" }).format(new Date(date));
