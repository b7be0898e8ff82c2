import { useSite } from "../page/context.tsx";

/** A day in the words of the page's language. @param date ISO 8601, `2026-11-02` */
export function Day({ date }: { date: string }) {
  const { language } = useSite().country;
  const words = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={date}>{words.format(new Date(`${date}T00:00:00Z`))}</time>;
}
