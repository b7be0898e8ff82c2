/** A day (`2026-11-05`), a moment with its offset from UTC, both of ISO 8601, milliseconds, or a Date. */
export type DateInput = string | number | Date;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `Nov 5`: the short timestamp's absolute form. In UTC, so that the build and every visitor print the same day. */
export function dayLabel(date: DateInput): string {
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** `Nov 5, 2026`. */
export const longTimestamp = (date: DateInput): string => `${dayLabel(date)}, ${new Date(date).getUTCFullYear()}`;
