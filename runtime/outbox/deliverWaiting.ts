import type { Outcome } from "../site/sendLead.ts";
import { decryptLead } from "./encryption.ts";
import { type KeptLead, readKept } from "./keptLead.ts";
import type { Outbox } from "./outboxStorage.ts";
import { afterFailure, byThisClock, claim, dueTime, isSpent, type WaitingLead } from "./retryPolicy.ts";

interface Round {
  outbox: Outbox;
  /** @param id The same for all attempts. */
  send: (kept: KeptLead, id: string) => Promise<Outcome>;
  /** Base URL for leads of an earlier version, which can't be sent without it. */
  contentApiBase: string | undefined;
  now: () => number;
  /** The network is back, or this is a new visit. */
  newOccasion: boolean;
  /** Called with a lead's id after delivery, before it is removed. */
  noteDelivered: (id: string) => void;
}

/**
 * Sends the leads that are due, in sequence, and removes those that were delivered, refused, or are spent.
 * @returns the time when the next lead is due, `undefined` when the outbox is empty.
 */
export async function deliverWaiting(round: Round): Promise<number | undefined> {
  const { outbox } = round;
  for (const { id } of await outbox.list()) {
    const claimed = await take(round, id);
    if (!claimed) continue;
    const outcome = await deliver(round, claimed);
    if (!outcome.delivered && outcome.failure === "unanswered") break;
  }
  const waiting = await outbox.list();
  return waiting.length > 0 ? Math.min(...waiting.map(({ due }) => due)) : undefined;
}

/** Claims a lead if it is due. Only one tab can claim it, because `change` is one transaction. */
async function take({ outbox, now, newOccasion }: Round, id: string): Promise<WaitingLead | undefined> {
  let claimed: WaitingLead | undefined;
  await outbox.change(id, (stored) => {
    const time = now();
    const lead = byThisClock(stored, time);
    const resting = dueTime(lead, newOccasion) > time;
    if (isSpent(lead, time)) return lead.claimed && resting ? lead : undefined;
    if (resting) return lead;
    claimed = claim(lead, time);
    return claimed;
  });
  return claimed;
}

/** Outcome for leads without a URL, which stay until they expire. */
const NOWHERE: Outcome = { delivered: false, failure: "unavailable", reason: new Error("no content API") };

/** Outcome for leads that can't be decrypted, which are removed. */
const UNREADABLE: Outcome = { delivered: false, failure: "refused", reason: new Error("another key") };

async function deliver(round: Round, waiting: WaitingLead): Promise<Outcome> {
  const { outbox, send, now, contentApiBase, noteDelivered } = round;
  const sendTo = async (kept: KeptLead | undefined) => (kept ? send(kept, waiting.id) : NOWHERE);
  const lead = await decryptLead(outbox.key, waiting).catch(() => undefined);
  const outcome = lead ? await sendTo(readKept(lead, contentApiBase)) : UNREADABLE;
  if (outcome.delivered) noteDelivered(waiting.id);
  if (outcome.delivered || outcome.failure === "refused") await outbox.remove(waiting.id);
  else await outbox.change(waiting.id, (latest) => (isSpent(latest, now()) ? undefined : afterFailure(latest, now())));
  return outcome;
}
