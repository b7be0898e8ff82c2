import { dayLabel, longTimestamp } from "./dayLabels.ts";

interface Props {
  /** ISO 8601 date or date and time. */
  date: string;
  /** `short` becomes relative in the browser while the date is recent (spec section 9). */
  format: "short" | "long";
}

/**
 * A date. The document carries the absolute form, which is true whenever it is read; the relative one needs the visitor's
 * clock and comes with `tellRecentTimes`. Render it inside `ServerOnly`: hydration must not look at a text that changes.
 */
export function Timestamp({ date, format }: Props) {
  if (format === "long") return <time dateTime={date}>{longTimestamp(date)}</time>;
  return (
    <time dateTime={date} title={longTimestamp(date)} data-short="">
      {dayLabel(date)}
    </time>
  );
}
