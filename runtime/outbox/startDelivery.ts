import { sendLead } from "../site/sendLead.ts";
import { deliverWaiting } from "./deliverWaiting.ts";
import { getOutbox, noteWhatWaits } from "./outbox.ts";
import { deleteOutbox } from "./outboxStorage.ts";
import { noteDelivered } from "./deliveredNotes.ts";
import { noteWaiting } from "./waitingFlag.ts";

/** Minimum pause between two rounds. */
const MIN_PAUSE_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let listening = false;

/**
 * Sends waiting leads: now, each time the network is back, and when a lead's pause has passed. `newOccasion` is false
 * right after a failure: then the lead's pause must pass first.
 */
export async function startDelivery(newOccasion: boolean): Promise<void> {
  if (!listening) {
    listening = true;
    addEventListener("online", () => void startDelivery(true));
  }
  if (!navigator.onLine) return;
  try {
    await deliverRound(newOccasion);
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

async function deliverRound(newOccasion: boolean): Promise<void> {
  const outbox = await getOutbox();
  const next = await deliverWaiting({
    outbox,
    send: ({ send, lead }, id) => sendLead(send, lead, id),
    now: Date.now,
    newOccasion,
    noteDelivered,
  });
  clearTimeout(timer);
  if (next !== undefined)
    timer = setTimeout(() => void startDelivery(false), Math.max(next - Date.now(), MIN_PAUSE_MS));
  else await noteWhatWaits(outbox);
}
