import { useSite } from "../page/context.tsx";
import { dayLabel, longTimestamp } from "../site/days.ts";

interface Props {
  /** ISO 8601 date or date and time. */
  date: string;
  /** `short` becomes relative in the browser while the date is recent (docs/behaviour.md, Dates and times). */
  format: "short" | "long";
}

/**
 * A date. The document has the absolute form, which never becomes wrong. `tellRecentTimes` replaces it in the browser by the
 * relative form. Render it inside `ServerOnly`: hydration must not compare a text that changes.
 */
export function Timestamp({ date, format }: Props) {
  const { language } = useSite().country;
  if (format === "long") return <time dateTime={date}>{longTimestamp(date, language)}</time>;
  return (
    <time dateTime={date} title={longTimestamp(date, language)} data-short="">
      {dayLabel(date, language)}
    </time>
  );
}
