import { OUTBOX_MS } from "../site/browserStorage.ts";

/**
 * When an undelivered lead is sent again. Delivery is at least once: when only the answer was lost, the office gets the
 * lead twice. That costs less than a lead that never arrives.
 */

/** Number of tries, including the visitor's own. */
export const MAX_TRIES = 5;

/** How long a claim holds, in milliseconds: longer than a request can take. */
export const CLAIM_MS = 60e3;

/** Pause after the first, second, … try, in milliseconds. */
const PAUSES = [30e3, 5 * 60e3, 3600e3, 6 * 3600e3];

/** A lead that waits. Only `sealed` holds anything about the visitor. Browsers store these names: don't change them. */
export interface WaitingLead {
  /** Random, one per filled form: a form that is sent again replaces its earlier lead. */
  id: string;
  /** The encrypted lead. */
  sealed: ArrayBuffer;
  iv: Uint8Array<ArrayBuffer>;
  /** When it was first kept. */
  kept: number;
  tries: number;
  /** It is not sent again before this time. */
  due: number;
  /** A tab is sending it, until `due` at the latest. */
  claimed: boolean;
}

/** The part of a lead that the policy depends on. */
export type Timing = Pick<WaitingLead, "kept" | "tries" | "due" | "claimed">;

/** True when the lead must be removed, delivered or not. */
export const isSpent = ({ kept, tries }: Timing, now: number): boolean => tries >= MAX_TRIES || now - kept >= OUTBOX_MS;

/**
 * The lead by a clock that has been set back since: its times move by as much, as if it had been kept now. So a lead that was
 * kept while the clock was ahead is neither dropped nor put off for as long as the clock was wrong.
 */
export const byThisClock = <Lead extends Timing>(lead: Lead, now: number): Lead =>
  lead.kept > now ? { ...lead, kept: now, due: lead.due - (lead.kept - now) } : lead;

/** Timing of a lead whose first try is still running (`claimed`) or has failed. */
export const firstTry = (now: number, claimed: boolean): Timing => {
  const lead = { kept: now, tries: 1, due: now + CLAIM_MS, claimed };
  return claimed ? lead : afterFailure(lead, now);
};

/** The lead once a tab has claimed it. The try is counted before it is sent, so that a crash is counted too. */
export const claim = <Lead extends Timing>(lead: Lead, now: number): Lead => ({
  ...lead,
  tries: lead.tries + 1,
  due: now + CLAIM_MS,
  claimed: true,
});

/** The lead after its latest try has failed. */
export const afterFailure = <Lead extends Timing>(lead: Lead, now: number): Lead => ({
  ...lead,
  due: now + (PAUSES[lead.tries - 1] ?? 0),
  claimed: false,
});

/**
 * From when the lead may be sent. On a new occasion (the network is back, a new visit) the first pause is skipped. Later
 * pauses are not, so that an unstable connection doesn't use up all tries.
 */
export const dueTime = (lead: Timing, newOccasion: boolean): number =>
  newOccasion && lead.tries <= 1 && !lead.claimed ? lead.kept : lead.due;
