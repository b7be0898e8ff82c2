import { OUTBOX_MS } from "../site/browserStorage.ts";

/**
 * When to send undelivered leads again. Delivery is at-least-once: if only the response was lost, the office gets the
 * lead twice, which costs less than a lost lead.
 */

/** Maximum number of attempts, including the visitor's own. */
export const MAX_TRIES = 5;

/** Duration of a claim; longer than a request can take. */
export const CLAIM_MS = 60e3;

/** Pauses after the first, second, … attempt, in milliseconds. */
const PAUSES = [30e3, 5 * 60e3, 3600e3, 6 * 3600e3];

/** A stored lead. Only `sealed` contains data about the visitor. Don't rename the keys, which browsers store. */
export interface WaitingLead {
  /** Random. A form that is sent again replaces its earlier lead. */
  id: string;
  /** The encrypted lead. */
  sealed: ArrayBuffer;
  iv: Uint8Array<ArrayBuffer>;
  /** When it was first stored. */
  kept: number;
  tries: number;
  /** Earliest time of the next attempt. */
  due: number;
  /** Whether a tab is sending it, until `due` at the latest. */
  claimed: boolean;
}

/** The part of a lead that the policy depends on. */
export type Timing = Pick<WaitingLead, "kept" | "tries" | "due" | "claimed">;

/** Whether a lead has expired or used all attempts, and must be removed. */
export const isSpent = ({ kept, tries }: Timing, now: number): boolean => tries >= MAX_TRIES || now - kept >= OUTBOX_MS;

/**
 * Corrects a lead's times if the clock was set back since: they are shifted as if it had been stored now. Otherwise a
 * lead that was stored while the clock was ahead would be dropped or delayed.
 */
export const byThisClock = <Lead extends Timing>(lead: Lead, now: number): Lead =>
  lead.kept > now ? { ...lead, kept: now, due: lead.due - (lead.kept - now) } : lead;

/** Timing of a lead whose first attempt is running (`claimed`) or has failed. */
export const firstTry = (now: number, claimed: boolean): Timing => {
  const lead = { kept: now, tries: 1, due: now + CLAIM_MS, claimed };
  return claimed ? lead : afterFailure(lead, now);
};

/** Claims a lead for a tab. The attempt is counted before sending, so that crashes count too. */
export const claim = <Lead extends Timing>(lead: Lead, now: number): Lead => ({
  ...lead,
  tries: lead.tries + 1,
  due: now + CLAIM_MS,
  claimed: true,
});

/** Releases a lead after a failed attempt. */
export const afterFailure = <Lead extends Timing>(lead: Lead, now: number): Lead => ({
  ...lead,
  due: now + (PAUSES[lead.tries - 1] ?? 0),
  claimed: false,
});

/**
 * Earliest time to send a lead. A new occasion (network back, new visit) skips the first pause, but not later ones, so
 * that an unstable connection doesn't use up all attempts.
 */
export const dueTime = (lead: Timing, newOccasion: boolean): number =>
  newOccasion && lead.tries <= 1 && !lead.claimed ? lead.kept : lead.due;
