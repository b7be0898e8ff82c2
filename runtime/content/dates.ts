import dayjs from "dayjs";
import relativeTime from "dayjs/plugin/relativeTime.js";
import utc from "dayjs/plugin/utc.js";
import { RELATIVE_FOR } from "./relativeFor.ts";

dayjs.extend(relativeTime);
dayjs.extend(utc);

/** What a date may be given as: ISO 8601, milliseconds, or a Date. */
export type DateInput = string | number | Date;

/** `3 days ago`, or `Nov 5` for what is older than 6 days. */
export function shortTimestamp(date: DateInput, now: DateInput): string {
  const then = dayjs.utc(date);
  const today = dayjs.utc(now);
  return today.diff(then) > RELATIVE_FOR ? dayLabel(date) : then.from(today);
}

/** `Nov 5`: the short timestamp's absolute form. In UTC, so that the build and every visitor print the same day. */
export const dayLabel = (date: DateInput): string => dayjs.utc(date).format("MMM D");

/** `Nov 5, 2026`. */
export const longTimestamp = (date: DateInput): string => dayjs.utc(date).format("MMM D, YYYY");
