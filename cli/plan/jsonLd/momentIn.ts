import { Temporal } from "temporal-polyfill";

/**
 * A day, or a day and a time of a clock in a time zone, as an instant that is the same everywhere: `2026-12-05T18:00+05:30`.
 * A day stays a day, and without a time zone the time stays as it is. A time that the clock skips is as much later, and of a
 * time that comes twice the first is meant (`compatible` of Temporal).
 */
export function momentIn(timeZone: string | undefined, local: string): string {
  if (timeZone === undefined || !local.includes("T")) return local;
  return Temporal.PlainDateTime.from(local)
    .toZonedDateTime(timeZone, { disambiguation: "compatible" })
    .toString({ timeZoneName: "never", smallestUnit: local.length > "2026-12-05T18:00".length ? "second" : "minute" });
}
