import { useSite } from "../page/context.tsx";
import { showDate } from "../site/days.ts";

interface Props {
  /** ISO 8601 date or date and time. */
  date: string;
  /** `short` becomes relative in the browser while the date is recent (docs/behaviour.md, Dates and times). */
  format: "short" | "long";
}

/**
 * A date. The document has the absolute form, which is correct at any time. In the browser, `enhance/recentDates.ts`
 * replaces it by the relative form; hydration would report a mismatch.
 */
export function Timestamp({ date, format }: Props) {
  const { language } = useSite().country;
  if (format === "long") return <time dateTime={date}>{showDate(date, "long", language)}</time>;
  return (
    <time dateTime={date} title={showDate(date, "long", language)} data-short="" suppressHydrationWarning>
      {showDate(date, "short", language)}
    </time>
  );
}
