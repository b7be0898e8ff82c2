import type { PageSchedule } from "./pageSchedule.ts";
import { showInstant } from "./instantOf.ts";

/** A page's state at an instant. */
export type PageState =
  | { is: "published" }
  | { is: "draft" }
  | { is: "scheduled"; from: number }
  | { is: "expired"; since: number; afterwards: string };

/** The state of a page with a schedule. */
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
