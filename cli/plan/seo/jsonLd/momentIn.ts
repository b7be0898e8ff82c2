import { Temporal } from "temporal-polyfill";

/**
 * Adds the UTC offset of a time zone to a local time: `2026-12-05T18:00+05:30`. A date stays as it is. A time that a clock
 * change skips is moved forward; of a repeated one the first is taken (`compatible` of Temporal).
 */
export function momentIn(timeZone: string | undefined, local: string): string {
  if (timeZone === undefined || !local.includes("T")) return local;
  return Temporal.PlainDateTime.from(local)
    .toZonedDateTime(timeZone, { disambiguation: "compatible" })
    .toString({ timeZoneName: "never", smallestUnit: local.length > "2026-12-05T18:00".length ? "second" : "minute" });
}
