import { useSite } from "../page/context.tsx";
import { showDate } from "../site/days.ts";

/** An ISO 8601 date or date and time; `short` becomes relative while it is recent (docs/behaviour.md, Dates and times). */
type Props = { date: string; format: "short" | "long" };

/** A date in its absolute form, which is correct at any time. `enhance/recentDates.ts` makes it relative in the browser. */
export function Timestamp({ date, format }: Props) {
  const { language } = useSite().country;
  const long = showDate(date, "long", language);
  if (format === "long") return <time dateTime={date}>{long}</time>;
  return (
    <time dateTime={date} title={long} data-short="" suppressHydrationWarning>
      {showDate(date, "short", language)}
    </time>
  );
}
