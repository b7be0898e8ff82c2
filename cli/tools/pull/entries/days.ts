/** The day of an instant in UTC (`2026-11-02T21:30:00`, without an offset) in a time zone. */
export function dayIn(instant: string, timeZone = "UTC"): string {
  const time = new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(instant) ? instant : `${instant}Z`);
  if (Number.isNaN(time.getTime())) return instant.slice(0, 10);
  return formatOf(timeZone).format(time);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedes write days as ISO 8601 does. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  formats.set(timeZone, format);
  return format;
}
