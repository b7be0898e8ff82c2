import { isInstant } from "../config/schema/schedule.ts";
import { UsageError } from "../report/errors.ts";

/** Options that decide which pages are published. */
export interface MomentOptions {
  /** ISO 8601. */
  now?: string;
  drafts?: boolean;
}

/** Parses `--now`; default: the current time. @throws UsageError for an invalid instant. */
export function parseNow(text: string | undefined): Date {
  if (text === undefined) return new Date();
  // A time needs an offset: results must not depend on this machine's time zone.
  if (isInstant(text) && (!text.includes("T") || /(?:Z|[+-]\d{2}:\d{2})$/.test(text))) return new Date(text);
  throw new UsageError(
    `\`${text}\` is not an instant`,
    "Write a day, which begins at midnight UTC, or a day and a time with UTC offset: --now 2027-01-15T09:00:00+05:30",
  );
}

/** Parses the options. */
export const momentOf = ({ now, drafts }: MomentOptions): { now: Date; drafts: "build" | "no" } => ({
  now: parseNow(now),
  drafts: drafts ? "build" : "no",
});
