import type { Lead } from "../forms/payload.ts";
import type { Outcome } from "../forms/sendEnquiry.ts";
import { afterFailure, claim, dueTime, isSpent, type WaitingLead } from "./policy.ts";
import type { Shelf } from "./shelf.ts";
import { unseal } from "./vault.ts";

interface Round {
  shelf: Shelf;
  send: (lead: Lead) => Promise<Outcome>;
  now: () => number;
  /** The network is back, or this is a new visit. */
  newOccasion: boolean;
}

/**
 * Sends what is due, one lead after the other, and removes what was delivered or is spent.
 * @returns when the next lead is due; `undefined` when none is left.
 */
export async function deliverWaiting(round: Round): Promise<number | undefined> {
  const { shelf } = round;
  for (const { id } of await shelf.list()) {
    const mine = await take(round, id);
    if (!mine) continue;
    const outcome = await deliver(round, mine);
    if (!outcome.delivered && !outcome.answered) break;
  }
  const left = await shelf.list();
  return left.length > 0 ? Math.min(...left.map(({ due }) => due)) : undefined;
}

/** Claims a lead for this tab when it is due. Two tabs can't both get it, Web Locks or not. */
async function take({ shelf, now, newOccasion }: Round, id: string): Promise<WaitingLead | undefined> {
  let mine: WaitingLead | undefined;
  await shelf.change(id, (lead) => {
    const time = now();
    const resting = dueTime(lead, newOccasion) > time;
    if (isSpent(lead, time)) return lead.claimed && resting ? lead : undefined;
    if (resting) return lead;
    mine = claim(lead, time);
    return mine;
  });
  return mine;
}

async function deliver({ shelf, send, now }: Round, waiting: WaitingLead): Promise<Outcome> {
  const lead = await unseal(shelf.key, waiting).catch(() => undefined);
  const outcome: Outcome = lead ? await send(lead) : { delivered: true };
  if (outcome.delivered) await shelf.remove(waiting.id);
  else await shelf.change(waiting.id, (latest) => (isSpent(latest, now()) ? undefined : afterFailure(latest, now())));
  return outcome;
}
