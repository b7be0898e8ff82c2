import { sendLead } from "../site/sendLead.ts";
import { deliverWaiting } from "./deliverWaiting.ts";
import { getOutbox, noteWhatWaits } from "./outbox.ts";
import { deleteOutbox } from "./outboxStorage.ts";
import { noteDelivered } from "./deliveredNotes.ts";
import { noteWaiting } from "./waitingFlag.ts";

/** Web Lock of the tab that delivers leads. */
const LOCK = "undelivered-leads";

/** Minimum pause between two rounds. */
const MIN_PAUSE_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let listening = false;

/**
 * Sends waiting leads: now, each time the network is back, and when a lead's pause has passed. `newOccasion` is false
 * right after a failure: then the lead's pause must pass first.
 */
export async function startDelivery(contentApiBase: string | undefined, newOccasion: boolean): Promise<void> {
  if (!listening) {
    listening = true;
    addEventListener("online", () => void startDelivery(contentApiBase, true));
  }
  if (!navigator.onLine) return;
  try {
    await inOneTab(() => deliverRound(contentApiBase, newOccasion));
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

async function deliverRound(contentApiBase: string | undefined, newOccasion: boolean): Promise<void> {
  const outbox = await getOutbox();
  const next = await deliverWaiting({
    outbox,
    send: ({ send, lead }, id) => sendLead(send, lead, id),
    contentApiBase,
    now: Date.now,
    newOccasion,
    noteDelivered,
  });
  clearTimeout(timer);
  if (next !== undefined) {
    timer = setTimeout(() => void startDelivery(contentApiBase, false), Math.max(next - Date.now(), MIN_PAUSE_MS));
    return;
  }
  await noteWhatWaits(outbox);
}

/** Runs a function unless another tab does. Without Web Locks, only claims keep tabs from sending the same lead. */
async function inOneTab(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}
