const W3C = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const RFC_822 =
  /^(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) \d{2}:\d{2}(?::\d{2})? (?:GMT|UT|[+-]\d{4})$/;

/** Ways to write a date. */
export const isW3cDate = (text: string): boolean => W3C.test(text) && isInCalendar(text);
export const isRfc3339 = (text: string): boolean => RFC_3339.test(text) && isInCalendar(text);

/** RFC 822 with years of four digits, as feeds write it; the day of the week has to be that of the date. */
export function isRfc822(text: string): boolean {
  const [, weekday, day] = RFC_822.exec(text) ?? [];
  const date = new Date(text);
  if (day === undefined || Number.isNaN(date.getTime())) return false;
  const written = new Date(
    `${text
      .slice(text.indexOf(",") + 1)
      .trim()
      .split(" ")
      .slice(0, 3)
      .join(" ")} UTC`,
  );
  return written.getUTCDate() === Number(day) && (weekday === undefined || written.toUTCString().startsWith(weekday));
}

/** Whether a date is later than now. */
export const isFuture = (text: string): boolean => new Date(text).getTime() > Date.now();

/** JavaScript takes 30 February for 2 March. */
function isInCalendar(text: string): boolean {
  const [year = 0, month = 1, day = 1] = text.slice(0, 10).split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && !Number.isNaN(new Date(text).getTime());
}
