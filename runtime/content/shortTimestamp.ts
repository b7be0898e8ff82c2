import dayjs from "dayjs";
import relativeTime from "dayjs/plugin/relativeTime.js";
import utc from "dayjs/plugin/utc.js";
import { dayLabel, type DateInput } from "./dayLabels.ts";
import { RELATIVE_FOR } from "./relativeFor.ts";

dayjs.extend(relativeTime);
dayjs.extend(utc);

/** `3 days ago`, or `Nov 5` for what is older than 6 days. */
export function shortTimestamp(date: DateInput, now: DateInput): string {
  const then = dayjs.utc(date);
  const today = dayjs.utc(now);
  return today.diff(then) > RELATIVE_FOR ? dayLabel(date) : then.from(today);
}
