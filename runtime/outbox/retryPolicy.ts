import { OUTBOX_MS } from "../site/browserStorage.ts";
import type { SendConfig } from "../site/forms.ts";
import type { Lead } from "../site/lead.ts";

/**
 * When to send undelivered leads again. Delivery is at-least-once: if only the response was lost, the office gets the
 * lead twice, which costs less than a lost lead.
 */

/** Including the visitor's own. */
export const MAX_TRIES = 5;

/** Pauses after the first, second, … attempt, in milliseconds. */
const PAUSES = [30e3, 5 * 60e3, 3600e3, 6 * 3600e3];

/** A lead with the settings of its form, because it may be sent from a page with another form. */
export type KeptLead = { lead: Lead; send: SendConfig };

/** The part of a stored lead that the policy depends on. */
export interface Timing {
  /** When it was first stored. */
  kept: number;
  /** Attempts so far. An attempt is counted before sending, so that crashes count too. */
  tries: number;
  /** Earliest time of the next attempt. */
  due: number;
}

/** A stored lead, with a random id. Don't rename the keys, which browsers store. */
export type WaitingLead = KeptLead & Timing & { id: string };

/** Whether a lead is given up, because it has expired or used all attempts. */
export const isGivenUp = ({ kept, tries }: Timing, now: number): boolean =>
  tries >= MAX_TRIES || now - kept >= OUTBOX_MS;

/** Shifts the times of a lead that was stored while the clock was ahead, as if it had been stored now. */
export const correctTimes = <Lead extends Timing>(lead: Lead, now: number): Lead =>
  lead.kept > now ? { ...lead, kept: now, due: lead.due - (lead.kept - now) } : lead;

/** Starts the pause that follows a lead's latest attempt. */
export const startPause = <Lead extends Timing>(lead: Lead, now: number): Lead => ({
  ...lead,
  due: now + (PAUSES[lead.tries - 1] ?? 0),
});

/** Timing of a new lead, whose first attempt is running or has just failed. */
export const firstTiming = (now: number): Timing => startPause({ kept: now, tries: 1, due: now }, now);

/** When to send a lead. A new occasion (network back, new visit) skips the first pause only, so as to keep attempts. */
export const dueTime = (lead: Timing, newOccasion: boolean): number =>
  newOccasion && lead.tries <= 1 ? lead.kept : lead.due;
