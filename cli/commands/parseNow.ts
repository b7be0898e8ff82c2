import { isInstant } from "../config/schema/schedule.ts";
import { UsageError } from "../report/errors.ts";

/** Options of commands that plan pages. */
export interface MomentOptions {
  /** The instant that they are planned for. */
  now?: string;
  drafts?: boolean;
}

/** The instant of `--now`; this one where it is not said. @throws UsageError for what is no instant */
export function parseNow(text: string | undefined): Date {
  if (text === undefined) return new Date();
  // The time zone of this machine decides about nothing.
  if (isInstant(text) && (!text.includes("T") || /(?:Z|[+-]\d{2}:\d{2})$/.test(text))) return new Date(text);
  throw new UsageError(
    `\`${text}\` is no instant`,
    "Write a day, which begins at midnight UTC, or a day and a time with its offset: --now 2027-01-15T09:00:00+05:30",
  );
}

/** What a plan is made for. */
export const momentOf = ({ now, drafts }: MomentOptions): { now: Date; drafts: "build" | "no" } => ({
  now: parseNow(now),
  drafts: drafts ? "build" : "no",
});
