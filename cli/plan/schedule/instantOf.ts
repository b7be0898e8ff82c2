import { momentIn } from "../jsonLd/momentIn.ts";

/** Instants that were asked for: many posts have the same days. */
const known = new Map<string, number>();

/** The instant that front matter means, in milliseconds: a day is its first moment in the time zone, UTC without one. */
export function instantOf(written: string, timeZone = "UTC"): number {
  const key = `${timeZone} ${written}`;
  const instant = known.get(key) ?? readInstant(written, timeZone);
  known.set(key, instant);
  return instant;
}

function readInstant(written: string, timeZone: string): number {
  const local = written.includes("T") ? written : `${written}T00:00`;
  return Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(local) ? local : momentIn(timeZone, local));
}

/** An instant as people and programs read it: `2027-01-15T03:30:00Z`. */
export const showInstant = (instant: number): string => new Date(instant).toISOString().replace(".000Z", "Z");

const DAY = 24 * 60 * 60 * 1000;

/** The instant at which a day of a build begins. A build's days are those of UTC. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The instant at which such a day is over. */
export const endOfDay = (day: string): number => startOfDay(day) + DAY;
