import dayjs from "dayjs";
import relativeTime from "dayjs/plugin/relativeTime.js";
import utc from "dayjs/plugin/utc.js";
import { dayLabel, isEnglish, type DateInput } from "./dayLabels.ts";
import { RELATIVE_FOR } from "./relativeFor.ts";

dayjs.extend(relativeTime);
dayjs.extend(utc);

/** `3 days ago`, or `Nov 5` for what is older than 6 days. */
export function shortTimestamp(date: DateInput, now: DateInput, language: string): string {
  const then = dayjs.utc(date);
  const today = dayjs.utc(now);
  if (today.diff(then) > RELATIVE_FOR) return dayLabel(date, language);
  return isEnglish(language) ? then.from(today) : relativeLabel(then.diff(today), language);
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago in the words of a language, by the largest unit that it is one of: `vor 3 Tagen`. */
function relativeLabel(milliseconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, size]) => Math.abs(milliseconds) >= size) ?? ["second", 1000];
  return words.format(Math.round(milliseconds / length), unit);
}
