/**
 * When an undelivered lead is sent again. Delivery is at least once: a lead whose answer was lost on the way may have
 * arrived, and is sent again all the same, because a lead that reaches the office twice costs less than one that never does.
 */

/** How long an undelivered lead is kept, in milliseconds: 72 hours. */
export const KEEP_MS = 72 * 3600e3;

/** Tries in all, the visitor's own included. */
export const MAX_TRIES = 5;

/** Time within which a claimed lead belongs to the tab that claimed it: longer than a request can take. */
export const CLAIM_MS = 60e3;

/** Pause after the first, second, … try, in milliseconds. */
const PAUSES = [30e3, 5 * 60e3, 3600e3, 6 * 3600e3];

/** A lead that waits. What it says is in `sealed`; nothing else here tells anything about the visitor. */
export interface WaitingLead {
  /** Random; one per filled form, so that a form sent again replaces what it left behind. */
  id: string;
  /** The encrypted lead. */
  sealed: ArrayBuffer;
  iv: Uint8Array<ArrayBuffer>;
  /** When it was first kept. */
  kept: number;
  tries: number;
  /** Not before this time is it sent again. */
  due: number;
  /** A tab is sending it, until `due` at the latest. */
  claimed: boolean;
}

/** What the policy looks at. */
export type Timing = Pick<WaitingLead, "kept" | "tries" | "due" | "claimed">;

/** True when the lead must be removed, delivered or not. A clock that was set back counts like one that ran on. */
export const isSpent = ({ kept, tries }: Timing, now: number): boolean =>
  tries >= MAX_TRIES || Math.abs(now - kept) >= KEEP_MS;

/** Timing of a lead on its first try, which is under way (`claimed`) or has failed. */
export const firstTry = (now: number, claimed: boolean): Timing => {
  const lead = { kept: now, tries: 1, due: now + CLAIM_MS, claimed };
  return claimed ? lead : afterFailure(lead, now);
};

/** The lead as the tab that is about to send it leaves it behind: the try counts at once, so that a crash counts too. */
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
 * From when the lead may be sent. On a new occasion (the network is back, a new visit) a lead that was tried only once
 * needn't wait out its pause. Later tries must, so that a flickering connection doesn't use them up.
 */
export const dueTime = (lead: Timing, newOccasion: boolean): number =>
  newOccasion && lead.tries <= 1 && !lead.claimed ? lead.kept : lead.due;
