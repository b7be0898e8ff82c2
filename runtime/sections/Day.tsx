import { useSite } from "../page/context.tsx";
import { longTimestamp } from "../site/days.ts";

/** A day in the words of the page's language. @param date ISO 8601, `2026-11-02` */
export function Day({ date }: { date: string }) {
  const { language } = useSite().country;
  return <time dateTime={date}>{longTimestamp(date, language)}</time>;
}
