import type { Outcome } from "../forms/sendLead.ts";
import { decryptLead } from "./encryption.ts";
import { type KeptLead, readKept } from "./keptLead.ts";
import type { Outbox } from "./outboxStorage.ts";
import { afterFailure, claim, dueTime, isSpent, type WaitingLead } from "./retryPolicy.ts";

interface Round {
  outbox: Outbox;
  send: (kept: KeptLead) => Promise<Outcome>;
  /** Where leads of an earlier version are sent. Without it they have nowhere to go. */
  contentApiBase: string | undefined;
  now: () => number;
  /** The network is back, or this is a new visit. */
  newOccasion: boolean;
}

/**
 * Sends the leads that are due, one after the other, and removes those that were delivered or have no tries or time left.
 * @returns when the next lead is due, `undefined` when no lead waits any more.
 */
export async function deliverWaiting(round: Round): Promise<number | undefined> {
  const { outbox } = round;
  for (const { id } of await outbox.list()) {
    const mine = await take(round, id);
    if (!mine) continue;
    const outcome = await deliver(round, mine);
    if (!outcome.delivered && !outcome.answered) break;
  }
  const waiting = await outbox.list();
  return waiting.length > 0 ? Math.min(...waiting.map(({ due }) => due)) : undefined;
}

/** Claims a lead for this tab when it is due. Only one tab can claim it, because `change` is one transaction. */
async function take({ outbox, now, newOccasion }: Round, id: string): Promise<WaitingLead | undefined> {
  let mine: WaitingLead | undefined;
  await outbox.change(id, (lead) => {
    const time = now();
    const resting = dueTime(lead, newOccasion) > time;
    if (isSpent(lead, time)) return lead.claimed && resting ? lead : undefined;
    if (resting) return lead;
    mine = claim(lead, time);
    return mine;
  });
  return mine;
}

/** What can't be read is done with; what has nowhere to go waits until its time is over. */
const DONE: Outcome = { delivered: true };
const NOWHERE: Outcome = { delivered: false, answered: true, reason: new Error("no content API") };

async function deliver({ outbox, send, now, contentApiBase }: Round, waiting: WaitingLead): Promise<Outcome> {
  const sendTo = async (kept: KeptLead | undefined) => (kept ? send(kept) : NOWHERE);
  const lead = await decryptLead(outbox.key, waiting).catch(() => undefined);
  const outcome = lead ? await sendTo(readKept(lead, contentApiBase)) : DONE;
  if (outcome.delivered) await outbox.remove(waiting.id);
  else await outbox.change(waiting.id, (latest) => (isSpent(latest, now()) ? undefined : afterFailure(latest, now())));
  return outcome;
}
