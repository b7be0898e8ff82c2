import { sendLead, type Outcome } from "../site/sendLead.ts";
import { deleteOutbox, getOutbox, lockOf, noteDelivered, noteWhatWaits, type Outbox } from "./outbox.ts";
import { noteWaiting } from "./emptyOutbox.ts";
import { correctTimes, dueTime, isGivenUp, type KeptLead, startPause } from "./retryPolicy.ts";

const MIN_PAUSE_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let listening = false;

/** Sends waiting leads. `newOccasion` is false right after a failure: then the lead's pause must pass first. */
export async function startDelivery(newOccasion: boolean): Promise<void> {
  if (!listening) {
    listening = true;
    addEventListener("online", () => void startDelivery(true));
  }
  if (!navigator.onLine) return;
  try {
    const outbox = await getOutbox();
    const send: Round["send"] = ({ send: config, lead }, id) => sendLead(config, lead, id);
    const next = await deliverWaiting({ outbox, send, now: Date.now, newOccasion, noteDelivered });
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

interface Round {
  outbox: Outbox;
  /** @param id The same for all attempts. */
  send: (kept: KeptLead, id: string) => Promise<Outcome>;
  now: () => number;
  /** The network is back, or this is a new visit. */
  newOccasion: boolean;
  /** Called with a lead's id after delivery, before it is removed. */
  noteDelivered: (id: string) => void;
}

/**
 * Sends the leads that are due, in sequence, and removes those that were delivered, refused, or given up, but none that
 * another tab is sending. Returns the time when the next lead is due; undefined when the outbox is empty.
 */
export async function deliverWaiting(round: Round): Promise<number | undefined> {
  const { outbox } = round;
  for (const { id } of await outbox.list()) {
    const outcome = await navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) =>
      lock ? deliver(round, id) : undefined,
    );
    if (outcome && !outcome.delivered && outcome.failure === "unanswered") break;
  }
  const waiting = await outbox.list();
  return waiting.length > 0 ? Math.min(...waiting.map(({ due }) => due)) : undefined;
}

async function deliver(round: Round, id: string): Promise<Outcome | undefined> {
  const { outbox, send, now, newOccasion, noteDelivered } = round;
  const stored = await outbox.get(id);
  if (!stored) return undefined;
  const lead = correctTimes(stored, now());
  if (isGivenUp(lead, now())) return void (await outbox.remove(id));
  if (dueTime(lead, newOccasion) > now()) return void (await outbox.put(lead));
  const tried = { ...lead, tries: lead.tries + 1 };
  await outbox.put(startPause(tried, now()));
  const outcome = await send(lead, id);
  if (outcome.delivered) noteDelivered(id);
  const isOver = outcome.delivered || outcome.failure === "refused" || isGivenUp(tried, now());
  if (isOver) await outbox.remove(id);
  // Unless it was removed meanwhile.
  else if (await outbox.get(id)) await outbox.put(startPause(tried, now()));
  return outcome;
}
