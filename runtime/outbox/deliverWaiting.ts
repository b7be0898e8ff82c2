import type { Outcome } from "../site/sendLead.ts";
import { decryptLead } from "./encryption.ts";
import { type KeptLead, readKept } from "./keptLead.ts";
import type { Outbox } from "./outboxStorage.ts";
import { afterFailure, byThisClock, claim, dueTime, isSpent, type WaitingLead } from "./retryPolicy.ts";

interface Round {
  outbox: Outbox;
  /** @param id The same for all tries. */
  send: (kept: KeptLead, id: string) => Promise<Outcome>;
  /** Where leads of an earlier version are sent. Without it they have nowhere to go. */
  contentApiBase: string | undefined;
  now: () => number;
  /** The network is back, or this is a new visit. */
  newOccasion: boolean;
  /** Called with a lead's id once it has arrived, before it is removed. */
  noteDelivered: (id: string) => void;
}

/**
 * Sends the leads that are due, one after the other, and removes those that were delivered or refused, or have no tries or
 * time left.
 * @returns when the next lead is due, `undefined` when no lead waits any more.
 */
export async function deliverWaiting(round: Round): Promise<number | undefined> {
  const { outbox } = round;
  for (const { id } of await outbox.list()) {
    const mine = await take(round, id);
    if (!mine) continue;
    const outcome = await deliver(round, mine);
    if (!outcome.delivered && outcome.failure === "unanswered") break;
  }
  const waiting = await outbox.list();
  return waiting.length > 0 ? Math.min(...waiting.map(({ due }) => due)) : undefined;
}

/** Claims a lead for this tab when it is due. Only one tab can claim it, because `change` is one transaction. */
async function take({ outbox, now, newOccasion }: Round, id: string): Promise<WaitingLead | undefined> {
  let mine: WaitingLead | undefined;
  await outbox.change(id, (stored) => {
    const time = now();
    const lead = byThisClock(stored, time);
    const resting = dueTime(lead, newOccasion) > time;
    if (isSpent(lead, time)) return lead.claimed && resting ? lead : undefined;
    if (resting) return lead;
    mine = claim(lead, time);
    return mine;
  });
  return mine;
}

/** What has nowhere to go waits until its time is over. */
const NOWHERE: Outcome = { delivered: false, failure: "unavailable", reason: new Error("no content API") };

/** What can't be read can't be sent: it is treated as refused. */
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
