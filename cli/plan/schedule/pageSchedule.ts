import { Temporal } from "temporal-polyfill";
import type { Route } from "../../model/route.ts";
import type { SiteConfig } from "../../model/config.ts";
import { GONE } from "../../config/schema/values/day.ts";
import { memoize } from "../../core/lookups.ts";
import type { PageCopy } from "../../model/content.ts";

/** The instant of a date in front matter, in milliseconds: a day starts at midnight in the time zone (default UTC). */
export const instantOf = (written: string, timeZone = "UTC"): number => instantsIn(timeZone)(written);

/** Cached, because many posts share their dates. */
const instantsIn = memoize((timeZone: string) =>
  memoize((written: string): number => {
    const local = written.includes("T") ? written : `${written}T00:00`;
    return Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(local) ? local : momentIn(timeZone, local));
  }),
);

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

/** Formats an instant: `2027-01-15T03:30:00Z`. */
export const showInstant = (instant: number): string => new Date(instant).toISOString().replace(".000Z", "Z");

const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant at which a day begins. A build's days are UTC. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The instant at which a day ends. */
export const endOfDay = (day: string): number => startOfDay(day) + DAY_MS;

/** When a page is published. Instants are in milliseconds. */
export type PageSchedule = ReturnType<typeof pageSchedule>;

/** A page's schedule. A translation inherits from `main`, the copy in the first language, what its own doesn't set. */
export function pageSchedule({ config }: SiteConfig, route: Route, copy: PageCopy, main?: PageCopy) {
  const copies = main ? [copy, main] : [copy];
  const ends = copies.find(({ data }) => data.expiresAt !== undefined);
  const isPost = (copy.data.template ?? route.template) === "post";
  const starts = [
    ...copies.map(({ data }) => data.publishAt),
    ...copies.map(({ data }) => (isPost ? data.date : undefined)),
  ];
  const toInstant = (written: string | undefined) =>
    written === undefined ? undefined : instantOf(written, config.timeZone);
  return {
    isDraft: copies.map(({ data }) => data.draft).find((draft) => draft !== undefined) ?? false,
    from: toInstant(starts.find((written) => written !== undefined)),
    until: toInstant(ends?.data.expiresAt),
    /** The copy with `expiresAt` and `afterwards`. */
    ends,
    /** What follows: `gone`, or a path from the country's home. */
    afterwards: ends?.data.afterwards ?? GONE,
  };
}

export type PageState =
  | { is: "published" }
  | { is: "draft" }
  | { is: "scheduled"; from: number }
  | { is: "expired"; since: number; afterwards: string };

export function pageState({ isDraft, from, until, afterwards }: PageSchedule, now: number): PageState {
  if (isDraft) return { is: "draft" };
  if (until !== undefined && until <= now) return { is: "expired", since: until, afterwards };
  return from !== undefined && from > now ? { is: "scheduled", from } : { is: "published" };
}

/** Describes a state: `scheduled for 2027-01-15T03:30:00Z`. */
export function describeState(state: PageState): string {
  if (state.is === "scheduled") return `scheduled for ${showInstant(state.from)}`;
  return state.is === "expired" ? `expired since ${showInstant(state.since)}` : state.is;
}
