import { momentIn } from "../jsonLd/momentIn.ts";

/** Many posts share their dates. */
const cache = new Map<string, number>();

/** The instant of a date in front matter, in milliseconds: a day starts at midnight in the time zone (default UTC). */
export function instantOf(written: string, timeZone = "UTC"): number {
  const key = `${timeZone} ${written}`;
  const instant = cache.get(key) ?? readInstant(written, timeZone);
  cache.set(key, instant);
  return instant;
}

function readInstant(written: string, timeZone: string): number {
  const local = written.includes("T") ? written : `${written}T00:00`;
  return Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(local) ? local : momentIn(timeZone, local));
}

/** Formats an instant: `2027-01-15T03:30:00Z`. */
export const showInstant = (instant: number): string => new Date(instant).toISOString().replace(".000Z", "Z");

const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant at which a day begins. A build's days are UTC. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The instant at which a day ends. */
export const endOfDay = (day: string): number => startOfDay(day) + DAY_MS;
