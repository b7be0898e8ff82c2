import { sendLead, type Outcome } from "../site/sendLead.ts";
import { deleteOutbox, getOutbox, lockOf, noteDelivered, noteWhatWaits, type Outbox } from "./outbox.ts";
import { noteWaiting } from "./emptyOutbox.ts";
import { correctTimes, dueTime, isGivenUp, startPause } from "./retryPolicy.ts";

const MIN_PAUSE_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

const onOnline = () => void startDelivery(true);

/** Sends waiting leads. `newOccasion` is false right after a failure: then the lead's pause must pass first. */
export async function startDelivery(newOccasion: boolean): Promise<void> {
  addEventListener("online", onOnline);
  if (!navigator.onLine) return;
  try {
    const outbox = await getOutbox();
    const next = await deliverWaiting(outbox, newOccasion);
    clearTimeout(timer);
    if (next === undefined) await noteWhatWaits(outbox);
    else timer = setTimeout(() => void startDelivery(false), Math.max(next - Date.now(), MIN_PAUSE_MS));
  } catch {
    // An outbox that can't be opened contains no leads.
  }
}

/** Deletes waiting leads, for a site that no longer stores undelivered leads (`keepUndelivered`). */
export async function discardWaiting(): Promise<void> {
  try {
    await deleteOutbox();
    noteWaiting(false);
  } catch {
    // The flag is still set, so the next visit tries again.
  }
}

/**
 * Sends the leads that are due, in sequence, and removes those that were delivered, refused, or given up, but none that
 * another tab is sending. `newOccasion`: the network is back, or this is a new visit. Returns the time when the next lead
 * is due; undefined when the outbox is empty.
 */
export async function deliverWaiting(outbox: Outbox, newOccasion: boolean): Promise<number | undefined> {
  for (const { id } of await outbox.list()) {
    const outcome = await navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) =>
      lock ? deliver(outbox, id, newOccasion) : undefined,
    );
    if (outcome && !outcome.delivered && outcome.failure === "unanswered") break;
  }
  const waiting = await outbox.list();
  return waiting.length > 0 ? Math.min(...waiting.map(({ due }) => due)) : undefined;
}

async function deliver(outbox: Outbox, id: string, newOccasion: boolean): Promise<Outcome | undefined> {
  const stored = await outbox.get(id);
  if (!stored) return undefined;
  const lead = correctTimes(stored, Date.now());
  if (isGivenUp(lead, Date.now())) return void (await outbox.remove(id));
  if (dueTime(lead, newOccasion) > Date.now()) return void (await outbox.put(lead));
  const tried = { ...lead, tries: lead.tries + 1 };
  await outbox.put(startPause(tried, Date.now()));
  const outcome = await sendLead(lead.send, lead.lead, id);
  if (outcome.delivered) noteDelivered(id);
  const isOver = outcome.delivered || outcome.failure === "refused" || isGivenUp(tried, Date.now());
  if (isOver) await outbox.remove(id);
  // Unless it was removed meanwhile.
  else if (await outbox.get(id)) await outbox.put(startPause(tried, Date.now()));
  return outcome;
}
